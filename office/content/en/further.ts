/** What only some screens say: loaded with the first of them. */
export * from './account.ts';
export * from './answer.ts';
export * from './copy.ts';
export * from './history.ts';
export * from './jobs.ts';
export * from './more.ts';
export * from './palette.ts';
export * from './people.ts';
export * from './privacy.ts';
export * from './quotes.ts';
export * from './reviews.ts';
export * from './sign-in.ts';
export * from './templates.ts';
export * from './timeline.ts';
export * from './undelivered.ts';
