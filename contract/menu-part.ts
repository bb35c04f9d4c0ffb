/** Stands for a page in the names of slots for pictures that are in the menu of every page. */
export const menuPart = 'menu';
