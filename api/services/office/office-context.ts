export type { Colleague } from '../../work.ts';
