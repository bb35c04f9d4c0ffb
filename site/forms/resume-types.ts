/** The `accept` attribute of a field for a résumé: PDF by its extension, for systems that do not know its type, and by its type. */
export const resumeTypes = '.pdf,application/pdf';
