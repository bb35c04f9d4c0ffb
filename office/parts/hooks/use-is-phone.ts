import { mediaHook } from './media-hook.ts';

/** Whether the window is as narrow as a phone, where list and detail are pages of their own and the page scrolls. */
export const useIsPhone = mediaHook('(width < 48em)');
