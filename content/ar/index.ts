export * from './claims.ts';
export * from './days.ts';
export * from './numerals.ts';
