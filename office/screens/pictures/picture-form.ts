import { maxZoom } from '#contract/office/pictures/crop';
import { KeptFilm, maxFilms } from '#contract/office/pictures/films';
import { type ChangePicture, maxAltLength, type PictureSlot, PictureSource, type SlotState } from '#contract/office/pictures/pictures';
import { FocalPoint } from '#contract/pictures';
import { z } from '#contract/zod';

/** Names what a slot with a film shows: the film of the site, one of one's own, or a picture that stands still. */
export const filmModes = ['original', 'own', 'still'] as const;
export type FilmMode = (typeof filmModes)[number];

/** A picture as somebody is choosing it: nothing of it has to be right yet. */
export const PictureForm = z.object({
  /** Counts in a slot with a film alone. */
  mode: z.enum(filmModes).default('still'),
  films: z.array(KeptFilm).max(maxFilms).default([]),
  source: PictureSource.nullable(),
  focal: FocalPoint,
  zoom: z.number().min(1).max(maxZoom).default(1),
  alt: z.object({ en: z.string().max(maxAltLength), ar: z.string().max(maxAltLength) }),
});
export type PictureForm = z.infer<typeof PictureForm>;

/** Crops a picture as long as nobody has said anything of it. */
export const asItIs = { focal: { x: 0.5, y: 0.5 }, zoom: 1 };

export const emptyForm: PictureForm = { mode: 'original', films: [], source: null, ...asItIs, alt: { en: '', ar: '' } };

const keptPicture = (slot: string): string => `picture:${slot}`;

export const draftOf = ({ slot, picture, isStill, version }: SlotState) => ({
  name: keptPicture(slot),
  version,
  content: picture ? contentOf(picture) : { ...emptyForm, mode: isStill ? ('still' as const) : emptyForm.mode },
});

function contentOf({ films = [], source, focal, zoom, alt }: NonNullable<SlotState['picture']>): PictureForm {
  return { mode: films.length > 0 ? 'own' : 'still', films, source, focal, zoom, alt: alt ?? emptyForm.alt };
}

/** Tells what of a form is missing, for the fields that say so. */
export function missingIn({ mode, films, source, alt }: PictureForm, slot: PictureSlot, needed: readonly ('en' | 'ar')[]) {
  const asOriginal = slot.film !== null && (mode === 'original' || (mode === 'still' && !source));
  return {
    film: slot.film !== null && mode === 'own' && films.length === 0,
    source: !asOriginal && !source,
    alt: (language: 'en' | 'ar') => !asOriginal && slot.alt !== null && needed.includes(language) && alt[language].trim() === '',
  };
}

/** The values of a form as the server takes them, null for what the site came with; undefined while there is no picture, or nothing is said of it. */
export function valuesOf(form: PictureForm, slot: PictureSlot, needed: readonly ('en' | 'ar')[]): ChangePicture | null | undefined {
  const missing = missingIn(form, slot, needed);
  if (missing.film || missing.source || needed.some(missing.alt)) return undefined;
  const { mode, films, source, focal, zoom, alt } = form;
  if (slot.film && mode === 'original') return null;
  if (!source) return { source, ...asItIs, films: [], alt: null };
  const paths = slot.film && mode === 'own' ? films.map(({ path }) => path) : [];
  return { source: source.path, focal, zoom, films: paths, alt: slot.alt && alt };
}
