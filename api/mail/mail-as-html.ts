import { brands } from '#brand';
import { directionOf, type Locale } from '#contract/locales';
import { type Html, html } from './html-template.ts';
import type { Fact, MailBlock, MailContent } from './mail-content.ts';

// Mail programs know tables and inline styles best. Colours are neutral, and every colour that is set inline has a class, by which the style
// sheet of dark mode replaces it. No sides are named, so that text starts where its direction says.
const page = 'margin:0;padding:0;background:#f3f3f1;';
const card = 'width:100%;max-width:600px;background:#ffffff;border:1px solid #dcdcd8;border-radius:8px;';
const text = 'font:16px/1.5 -apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1d1d1b;';
/** Arabic has marks above and below its letters. */
const lineHeight: Record<Locale, string> = { en: '', ar: 'line-height:1.8;' };
const breaking = 'word-break:break-word;overflow-wrap:anywhere;';
const paragraph = 'margin:0 0 16px;';
const label = 'margin:0;font-size:13px;color:#5d5d58;';
const value = `margin:0 0 12px;${breaking}`;
const reference = 'margin:0 0 16px;font-size:24px;font-weight:700;letter-spacing:2px;';
const box = `margin:4px 0 16px;padding:12px 16px;background:#f3f3f1;border-radius:6px;${breaking}`;
const button =
  'display:inline-block;padding:10px 18px;background:#1d1d1b;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:700;';
/** Blanks at the beginning of a line, and several of them, are meant. */
const line = `white-space:pre-wrap;${breaking}`;

const darkMode = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .box { background: #161614 !important; }
    .card { background: #21211f !important; border-color: #3c3c38 !important; }
    .text { color: #ededea !important; }
    .label { color: #aeaea8 !important; }
    .button { background: #ededea !important; color: #1d1d1b !important; }
  }
`;

/** The HTML part of a mail, a whole document. It refers to nothing outside itself, and everything that was typed is escaped. */
export function mailAsHtml({ locale, blocks }: MailContent, subject: string): string {
  const direction = directionOf(locale);
  const document = html`<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${darkMode}</style>
</head>
<body class="page" dir="${direction}" style="${page}">
<table role="presentation" class="page" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${page}">
<tr><td style="padding:24px 12px;">
<table role="presentation" class="card" align="center" cellpadding="0" cellspacing="0" border="0" style="${card}">
<tr><td class="text" style="padding:24px 20px 8px;${text}${lineHeight[locale]}">
<p style="${paragraph}font-weight:700;"><bdi>${brands[locale].name}</bdi></p>
${blocks.map((block) => blockAsHtml(block, direction))}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return document.toString();
}

function blockAsHtml(block: MailBlock, direction: 'ltr' | 'rtl'): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${paragraph}">${block.text}</p>\n`;
    case 'written':
      return html`${writtenAsHtml(block.text)}`;
    case 'reference':
      return html`<p style="${reference}"><bdi dir="ltr">${block.reference}</bdi></p>\n`;
    case 'facts':
      return html`${block.facts.map(factAsHtml)}`;
    case 'message':
      return html`<p class="label" style="${label}">${block.label}</p>\n<div class="box" style="${box}">${messageAsHtml(block.text)}</div>\n`;
    case 'link':
      return html`<p style="${paragraph}"><a class="button" href="${block.url}" style="${button}">${block.label}</a></p>\n<p class="label" dir="ltr" style="${label}${breaking}margin:0 0 16px;">${block.url}</p>\n`;
    case 'footnote':
      return html`<p class="label" style="${label}margin:0 0 16px;"><a class="label" href="${block.url}" style="color:#5d5d58;">${block.label}</a></p>\n`;
    case 'signature':
      return html`<p style="${paragraph}"><bdi dir="${direction}">${block.name}</bdi><br>${(block.lines ?? []).map((line) => html`<bdi>${line}</bdi><br>`)}<a class="text" href="${block.url}" dir="ltr" style="color:#1d1d1b;">${block.url}</a></p>\n`;
  }
}

function factAsHtml(fact: Fact): Html {
  return html`<p class="label" style="${label}">${fact.label}</p>\n<p style="${value}"><bdi dir="auto">${fact.value}</bdi></p>\n`;
}

/** Blank lines part paragraphs; each line of one is a line, and goes in its own direction. */
function writtenAsHtml(written: string): Html[] {
  const paragraphs = written
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n(?:[^\S\n]*\n)+/);
  return paragraphs.map(
    (lines) =>
      html`<div style="${paragraph}">${lines.split('\n').map((one) => html`<div dir="auto" style="${line}">${one}</div>`)}</div>\n`,
  );
}

/** Each line is a paragraph of its own for the direction of writing, which the first letter decides. */
function messageAsHtml(message: string): Html[] {
  return message.split(/\r?\n/).map((line) => (line.trim() === '' ? html`<br>` : html`<div dir="auto">${line}</div>`));
}
