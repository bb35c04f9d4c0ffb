/** The `class` attribute of these classes, without those that are missing. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
