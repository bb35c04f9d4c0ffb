/**
 * A page that draws a line to write on has it as a form, which opens the quote form with what was written: `/contact?about=ai&line1=…`.
 * The names of its fields.
 */
export const openingFields = { about: 'about', lines: ['line1', 'line2', 'line3'] } as const;

/** The pages that have such a form. */
export const openingPages = ['ai', 'website', 'seo', 'digitalMarketing'] as const;
export type OpeningPage = (typeof openingPages)[number];
