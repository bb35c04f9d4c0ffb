import { type FilmKind, inOrder, type KeptFilm, maxFilmBytes } from '#contract/office/pictures/films';
import type { PictureSlot } from '#contract/office/pictures/pictures';
import { readUpload } from '../../../files/whole-files.ts';
import { keepUpload, type UploadContext } from '../pictures/keep-upload.ts';
import { type FilmProblem, UnfitFilm } from './film-problem.ts';
import { readFilm, typeOf } from './read-film.ts';

type Made<Result> = { ok: true; result: Result } | { ok: false; film: FilmProblem | 'gone' };

/** Keeps a file as a film for a kind of place, once it is known to be one. What no slot shows of it is deleted by `sweepUploads`. */
export async function keepFilm(context: UploadContext, file: Buffer, kind: FilmKind): Promise<Made<KeptFilm>> {
  return unlessUnfit(async () => {
    const facts = readFilm(file, kind);
    const { width, height, seconds } = facts;
    const path = await keepUpload(context, file, facts.container);
    return { path, type: typeOf(facts), width, height, seconds, bytes: file.length };
  });
}

/** Reads the films at these paths again, which a request has named: what they are, and whether they fit into the slot, is not for it to say. */
export async function filmsAt({ files }: UploadContext, slot: PictureSlot, paths: readonly string[]): Promise<Made<KeptFilm[]>> {
  const { film } = slot;
  if (!film) return { ok: true, result: [] };
  const films: KeptFilm[] = [];
  for (const path of paths) {
    const content = await readUpload(files, path, maxFilmBytes);
    if (!content) return { ok: false, film: 'gone' };
    const read = await unlessUnfit(async () => readFilm(content, film.kind));
    if (!read.ok) return read;
    const { width, height, seconds } = read.result;
    films.push({ path, type: typeOf(read.result), width, height, seconds, bytes: content.length });
  }
  return { ok: true, result: inOrder(films) };
}

async function unlessUnfit<Result>(make: () => Promise<Result>): Promise<Made<Result>> {
  try {
    return { ok: true, result: await make() };
  } catch (error) {
    if (error instanceof UnfitFilm) return { ok: false, film: error.problem };
    throw error;
  }
}
