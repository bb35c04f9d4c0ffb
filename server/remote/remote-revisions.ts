import { isDeepStrictEqual } from 'node:util';
import { type SiteData, type TextTag, textTag } from '#contract/site-data';
import type { ChangedTexts } from '#contract/texts/changed-texts';

/** Revisions of what lies over the build, for a source that has none: each grows when what it is of differs from what was there before. */
export function remoteRevisions({
  company,
  texts,
  pictures,
}: Pick<SiteData, 'company' | 'texts' | 'pictures'>): () => Promise<Record<TextTag | 'company' | 'pictures', number>> {
  const revisions: Record<TextTag | 'company' | 'pictures', number> = { company: 0, pictures: 0 };
  let lastCompany: object = {};
  let lastPictures: object = [];
  let lastTexts: ChangedTexts = {};
  return async () => {
    const [ofCompany, ofTexts, ofPictures] = await Promise.all([company(), texts(), pictures()]);
    if (!isDeepStrictEqual(ofCompany, lastCompany)) revisions.company += 1;
    if (!isDeepStrictEqual(ofPictures, lastPictures)) revisions.pictures += 1;
    if (ofTexts !== lastTexts)
      for (const name of new Set([...Object.keys(ofTexts), ...Object.keys(lastTexts)]))
        if (!isDeepStrictEqual(ofTexts[name], lastTexts[name])) revisions[textTag(name)] = (revisions[textTag(name)] ?? 0) + 1;
    [lastCompany, lastTexts, lastPictures] = [ofCompany, ofTexts, ofPictures];
    return { ...revisions };
  };
}
