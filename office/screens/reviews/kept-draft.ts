import { z } from '#contract/zod';

const MailDraft = z.object({ subject: z.string(), text: z.string() });
export type MailDraft = z.infer<typeof MailDraft>;

const keyOf = (reviewId: string) => `office.review-mail.${reviewId}`;

/** What was typed to the writer of a review and not sent. It is of this tab alone, and ends with it. */
export function keptDraft(reviewId: string): MailDraft | undefined {
  try {
    return MailDraft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(reviewId)) ?? '')).data;
  } catch {
    // Nothing is kept, or the browser keeps nothing.
    return undefined;
  }
}

export function keepDraft(reviewId: string, draft: MailDraft): void {
  try {
    sessionStorage.setItem(keyOf(reviewId), JSON.stringify(draft));
  } catch {
    // The browser keeps nothing: the text is in the field.
  }
}

export const dropDraft = (reviewId: string): void => sessionStorage.removeItem(keyOf(reviewId));
