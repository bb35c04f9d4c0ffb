import { Link } from '@tanstack/react-router';
import type { Locale } from '#contract/locales';
import type { LineValue } from '#contract/texts/changed-texts';
import { useText } from '../../../content/use-text.ts';
import { usePictures } from '../../../data/site/pictures.ts';
import { pageOf } from '../places/places.ts';
import { readable } from '../values/values.ts';

/** Whether a line says what a picture shows. */
export const isOfPicture = (path: string): boolean => /alt$/i.test(path);

interface PictureLinkProps {
  /** The text, and what it says of the picture in a language. */
  name: string;
  locale: Locale;
  original: LineValue;
}

/** Leads to the picture itself: whoever clicks on one in the preview may want another one, not other words about it. */
export function PictureLink({ name, locale, original }: PictureLinkProps) {
  const { field: text } = useText('texts');
  const { data: pictures } = usePictures();
  const words = readable(original, locale);
  const found = pictures?.find(({ slot }) => slot.alt?.[locale] === words && (slot.path === null || slot.path === pageOf(name)));
  return (
    <Link to="/pictures" search={found ? { slot: found.slot.slot } : {}} className="link text-2xs min-h-target">
      {text.picture}
    </Link>
  );
}
