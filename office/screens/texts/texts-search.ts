import { z } from '#contract/zod';

export const lineLists = ['missing-ar', 'missing-en', 'older', 'draft'] as const;
export type LineList = (typeof lineLists)[number];

/** Reads the screen's address: the text that is open and its section, the line that is written, or what is looked for. */
export const TextsSearch = z.object({
  text: z.string().max(60).optional().catch(undefined),
  section: z.string().max(100).optional().catch(undefined),
  /** The address of the line: `en/home/hero/title`. */
  line: z.string().max(300).optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
  list: z.enum(lineLists).optional().catch(undefined),
  /** Whether the dialog that imports a file is open. */
  import: z.boolean().optional().catch(undefined),
  pane: z.enum(['preview', 'history']).optional().catch(undefined),
});
export type TextsSearch = z.infer<typeof TextsSearch>;
