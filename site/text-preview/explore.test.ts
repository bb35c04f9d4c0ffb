import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { signIn } from '#api/testing/office-colleague';
import { siteLocales } from '#contract/locales';
import { textPreviewPath } from '#contract/office/text-preview';
import { urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer } from '#server/testing/test-server';
import { readLeaves } from './browser/leaves.ts';
import type { PreviewedTexts } from './previewed-texts.ts';
import { isMarked, withoutMarks } from './text-marks.ts';

const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));
const decode = (t: string) =>
  t
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#34;', '"');
test('explore', { timeout: 300_000 }, async () => {
  const { app, backend } = await startTestServer({ DEMO: 'on' }, built);
  const editor = await signIn({ app, store: backend.store } as never, 'editor');
  const odd = new Set<string>();
  let json = 0,
    n = 0,
    two = 0,
    total = 0;
  for (const locale of siteLocales)
    for (const path of [...Object.values(urls), '/404', '/500']) {
      const { body } = await editor.get(textPreviewPath(path, locale));
      const [, list = ''] = /<script type="application\/json" id="previewed-texts">(.*?)<\/script>/s.exec(body) ?? [];
      json = Math.max(json, list.length);
      const data = JSON.parse(list) as PreviewedTexts;
      const html = body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/ props="[^"]*"/g, '');
      for (const [, text, , attr] of html.matchAll(/>([^<]+)<|([\w-]+)="([^"]*)"/g)) {
        const t = decode(text ?? attr ?? '');
        if (!isMarked(t)) continue;
        n += 1;
        const { text: plain, leaves } = readLeaves(t, data.texts);
        total += leaves.length;
        if (leaves.length > 1) {
          two += 1;
          odd.add(`${leaves.length}: ${plain} <- ${leaves.map((l) => l.text.address + (l.start === undefined ? '!' : '')).join(', ')}`);
        } else if (leaves[0]?.start === undefined) odd.add(`? ${plain} <- ${leaves[0]?.text.address} ${leaves[0]?.text.text}`);
      }
    }
  console.log([...odd].join('\n'), json, n, two, total);
  for (const path of ['/', '/contact', '/cctv']) {
    const times: Record<string, number[]> = { pub: [], pre: [] };
    for (let i = 0; i < 15; i += 1) {
      let t = performance.now();
      await built.renderPage(new Request('http://localhost' + path), {
        site: new URL('http://localhost'),
        locale: 'en',
        apiOrigin: undefined,
        company: {},
        texts: { changed: {}, onRead: () => undefined },
        data: backend.data('en'),
      });
      times.pub!.push(performance.now() - t);
      t = performance.now();
      await editor.get(textPreviewPath(path, 'en'));
      times.pre!.push(performance.now() - t);
    }
    console.log(
      path,
      Object.entries(times)
        .map(([k, v]) => `${k} ${v.toSorted((a, b) => a - b)[7]!.toFixed(1)}`)
        .join(' '),
    );
  }
});
