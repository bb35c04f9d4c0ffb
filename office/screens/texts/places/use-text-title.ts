import { useLineNames } from '../../../parts/texts/line-names.ts';
import { familyOf } from './places.ts';

/** Returns the name of a text, with that of its family before it. */
export function useTextTitle(): (name: string) => string {
  const names = useLineNames();
  return (name) => {
    const family = familyOf(name);
    return family === undefined ? names.text(name) : names.together(names.place(family), names.text(name));
  };
}
