import { localizedPath } from '#contract/locales';
import type { DraftTexts } from '#contract/texts/changed-texts';
import { withTexts } from '../content/changed-texts.ts';
import { companyFacts } from '../content/company-facts.ts';
import { scriptJson } from '../metadata/structured-data.ts';
import { type ListedTexts, markTexts } from './mark-texts.ts';
import { type PreviewedTexts, previewedTextsId } from './previewed-texts.ts';
import { readMarks, withoutMarks } from './text-marks.ts';

/** Renders a page with drafts, in which each text is marked, and lists what they are at its end. */
export async function renderTextPreview(
  { texts, locale }: Pick<App.Locals, 'texts' | 'locale'>,
  drafts: DraftTexts,
  path: string,
  render: () => Promise<Response>,
): Promise<Response> {
  const marked = markTexts(texts.changed, drafts);
  const response = await withTexts({ ...texts, marked }, render);
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const html = withoutMarksInHead(await response.text());
  const previewed = { path: localizedPath(path, locale), texts: textsOn(html, marked), facts: companyFacts(locale) };
  const list = `<script type="application/json" id="${previewedTextsId}">${scriptJson(previewed satisfies PreviewedTexts)}</script>`;
  return new Response(
    html.replace('</body>', () => `${list}</body>`),
    response,
  );
}

/** The head is for browsers and search engines. */
function withoutMarksInHead(html: string): string {
  const end = html.indexOf('</head>');
  return withoutMarks(html.slice(0, end)) + html.slice(end);
}

function textsOn(html: string, { texts }: ListedTexts): PreviewedTexts['texts'] {
  const numbers = new Set(readMarks(html).ends.map(({ number }) => number));
  return Object.fromEntries(texts.flatMap((text, number) => (numbers.has(number) ? [[number, text]] : [])));
}
