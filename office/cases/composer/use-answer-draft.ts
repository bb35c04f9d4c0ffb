import { Draft } from '#contract/office/conversation';
import { z } from '#contract/zod';
import { useServerDraft } from '../../data/drafts/use-drafts.ts';
import { request } from '../../data/requests/request.ts';

/** Words of an answer, who else gets it, the interview that goes with it, and the template that it began with. */
const Written = z.object({
  subject: z.string(),
  text: z.string(),
  /** Names who else gets it, as it is typed. */
  cc: z.string().default(''),
  bcc: z.string().default(''),
  interview: Draft.shape.interview,
  templateId: Draft.shape.templateId,
});
export type Written = z.infer<typeof Written>;

/** Says where the draft is: nowhere yet, on its way, with the server since `at`, or in this browser alone. */
export type DraftState = { kind: 'none' | 'keeping' | 'here' } | { kind: 'kept'; at: string };

/** Describes where a draft is kept. */
interface DraftPlace {
  call: 'quoteDraft' | 'applicationDraft';
  /** The id of what the answer is about. */
  id: string;
  /** The server's; null where it has none. */
  served: Draft | null;
  /** Puts what the server has now where it is shown. */
  setCached(draft: Draft | null): void;
}

/** An answer that is being written. It is kept while it is: in this browser with every letter, with the server a moment later. */
export function useAnswerDraft({ call, id, served, setCached }: DraftPlace, empty: Written) {
  const { content, phase, change, state, settle, forget } = useServerDraft({
    name: `answer:${id}`,
    schema: Written,
    empty,
    debounceMs: 2_000,
    thing: served ?? undefined,
    storedOf: ({ savedAt, ...content }: Draft) => ({ content, version: 0 }),
    async send(body) {
      const answer = await request(call, { method: 'PUT', parameters: { id }, body, schema: Draft });
      setCached(answer);
      return { answer };
    },
  });

  /** After it went: the server has no draft any more. */
  async function end(): Promise<void> {
    await settle();
    forget();
    setCached(null);
  }
  const resting: DraftState = served ? { kind: 'kept', at: served.savedAt } : { kind: 'none' };
  const shown: Record<typeof phase, DraftState> = { resting, saving: { kind: 'keeping' }, failed: { kind: 'here' } };

  return {
    written: content,
    state: shown[phase],
    change,
    /** Before an answer goes. Resolves with what is written by then. */
    settle: () => settle().then(() => state().content),
    forget: end,
    async discard(): Promise<void> {
      await settle();
      await request(call, { method: 'DELETE', parameters: { id } });
      await end();
    },
  };
}
