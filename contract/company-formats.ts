/** International format, E.164, with spaces where the company writes them. */
export const isPhoneNumber = (number: string): boolean => /^\+[1-9]\d{6,14}$/.test(number.replaceAll(' ', ''));

/** Hours and minutes, 00:00 to 23:59. */
export const timeOfDayPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
