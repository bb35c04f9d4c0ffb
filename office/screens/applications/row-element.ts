/** Id of the element that gets the focus when the screen moves to an application. */
export const rowElementId = (id: string): string => `application-${id}`;
