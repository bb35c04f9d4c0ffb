import type { DraftTexts } from '#contract/texts/changed-texts';
import type { Store } from '../../../store/open-store.ts';
import { mayPreview, type PreviewRequest } from './preview-visitor.ts';

/** Undefined for whoever may not publish texts. */
export type PreviewTexts = (request: PreviewRequest) => Promise<DraftTexts | undefined>;

/** The drafts of all texts, with which a page is previewed. */
export const previewTexts =
  (store: Store): PreviewTexts =>
  async (request) =>
    (await mayPreview(store, request, 'content.publish', new Date())) ? store.texts.drafts() : undefined;
