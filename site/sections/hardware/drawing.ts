import type { ReactNode } from 'react';

/** A component that draws something, to be sized by the class. */
export type Drawing = (props: { className: string | undefined }) => ReactNode;
