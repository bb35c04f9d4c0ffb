import { UnfitFilm, unreadable } from '../film-problem.ts';

/** Checks that the first picture of a film is whole and in the codec that the film names, where that can be seen in its first bytes. Throws UnfitFilm. */
export function checkFirstPicture(codec: string, frame: Buffer): void {
  if (frame.length < 10) unreadable();
  if (codec === 'vp8') checkVp8(frame);
  else if (codec === 'vp9') checkVp9(frame);
}

/** RFC 6386, 9.1: the bit of a picture that stands by itself, and its start code. */
function checkVp8(frame: Buffer): void {
  if (((frame[0] ?? 1) & 1) !== 0 || frame.readUIntBE(3, 3) !== 0x9d012a) unreadable();
}

/** The VP9 bitstream specification, 6.2: marker, profile, a picture that stands by itself, and its start code. */
function checkVp9(frame: Buffer): void {
  const first = frame[0] ?? 0;
  if (first >> 6 !== 2) unreadable();
  // Other profiles have more colours or bits than every browser plays.
  if (((first >> 4) & 3) !== 0) throw new UnfitFilm('codec');
  if ((first & 0x0c) !== 0 || frame.readUIntBE(1, 3) !== 0x498342) unreadable();
}
