import { emptyValues } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { Locale } from '#contract/office/account';
import { enteredValues } from '#contract/office/entered-values';
import { z } from '#contract/zod';
import { useLocalDraft } from '../drafts/use-drafts.ts';

const Call = z.object({ ...enteredValues(quoteForm), locale: Locale.optional() });
export type Call = z.infer<typeof Call>;
const start: Call = emptyValues(quoteForm);

/** A quote that somebody takes down on the telephone: it stays in this browser until it is saved. */
export const useCallDraft = () => useLocalDraft('call', Call, start);
