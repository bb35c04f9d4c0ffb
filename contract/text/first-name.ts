/** The first word of a name, as colleagues say it and salutations do. */
export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';
