import { isDeepStrictEqual } from 'node:util';
import { type SiteData, type TextTag, textTag } from '#contract/site-data';
import type { ChangedTexts } from '#contract/texts/changed-texts';

/** Revisions of what lies over the build, for a source that has none: each grows when what it is of differs from what was there before. */
export function remoteRevisions({
  company,
  texts,
}: Pick<SiteData, 'company' | 'texts'>): () => Promise<Record<TextTag | 'company', number>> {
  const revisions: Record<TextTag | 'company', number> = { company: 0 };
  let lastCompany: object = {};
  let lastTexts: ChangedTexts = {};
  return async () => {
    const [ofCompany, ofTexts] = await Promise.all([company(), texts()]);
    if (!isDeepStrictEqual(ofCompany, lastCompany)) revisions.company += 1;
    if (ofTexts !== lastTexts)
      for (const name of new Set([...Object.keys(ofTexts), ...Object.keys(lastTexts)]))
        if (!isDeepStrictEqual(ofTexts[name], lastTexts[name])) revisions[textTag(name)] = (revisions[textTag(name)] ?? 0) + 1;
    [lastCompany, lastTexts] = [ofCompany, ofTexts];
    return { ...revisions };
  };
}
