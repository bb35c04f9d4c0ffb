import type { Request } from '@playwright/test';
import { shownPath } from '#contract/visits/view-paths';

/** Whether a page sends something: not that it is shown, or that a form is begun, which are counted. */
export const isPost = (request: Request): boolean => request.method() === 'POST' && new URL(request.url()).pathname !== shownPath;
