import { mediaHook } from '../../../parts/hooks/media-hook.ts';

/** Whether the window has no room for the grid beside the panel, which is then a page of its own. */
export const useIsAlone = mediaHook('(width < 64em)');
