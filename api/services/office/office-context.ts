import type { ApiDependencies } from '../../dependencies.ts';
import type { Actor } from '../../store/events.ts';

export type OfficeContext = Pick<ApiDependencies, 'store' | 'settings' | 'texts' | 'wakeOutbox'>;

/** The colleague who does something. */
export type Colleague = NonNullable<Actor>;
