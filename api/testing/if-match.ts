/** The header of a change of this version. */
export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
