import { UnfitFile } from '../../../files/unfit-file.ts';

/** Names why a file is no picture for the site. Each has a sentence in the messages. */
export type PictureProblem = 'type' | 'heic' | 'tooLarge' | 'tooSmall' | 'unreadable' | 'tooComplex';

/** Thrown where a file is found to be none that can be shown. */
export class UnfitPicture extends UnfitFile<PictureProblem> {
  override readonly name = 'UnfitPicture';
}
