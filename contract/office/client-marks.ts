/** Lists what a client can be, besides having a category. */
export const clientMarks = ['private', 'soon', 'no-services', 'no-arabic', 'no-logo', 'attention'] as const;
export type ClientMark = (typeof clientMarks)[number];
