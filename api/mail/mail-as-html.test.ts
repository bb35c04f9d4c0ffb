import { expect, test } from 'vitest';
import { mailAsHtml } from './mail-as-html.ts';

const linesOf = (html: string) => [...html.matchAll(/<div dir="auto"[^>]*>(.*?)<\/div>/g)].map(([, line]) => line);

test('the lines of what somebody has typed are lines, a blank line parts paragraphs, and each line has its own direction', () => {
  const text = 'We offer:\r\n- 2 cameras\r\n  - with cable\r\n\r\n \r\nكاميرا <b>\n- 1 recorder';
  const html = mailAsHtml({ locale: 'ar', blocks: [{ kind: 'written', text }] }, 'S');
  expect(linesOf(html)).toEqual(['We offer:', '- 2 cameras', '  - with cable', 'كاميرا &lt;b&gt;', '- 1 recorder']);
  expect(html.match(/<div style="margin:0 0 16px;">/g)).toHaveLength(2);
  expect(html).toContain('white-space:pre-wrap');
});
