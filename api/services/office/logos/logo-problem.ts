import { UnfitFile } from '../../../files/unfit-file.ts';

/** Names why a file is no logo. Each has a sentence in the messages. */
export type LogoProblem = 'type' | 'tooLarge' | 'unreadable' | 'unsafe' | 'text' | 'tooComplex' | 'blank';

/** Thrown where a file is found to be none that can be kept. */
export class UnfitLogo extends UnfitFile<LogoProblem> {
  override readonly name = 'UnfitLogo';
}
