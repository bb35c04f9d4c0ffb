/** International format, E.164, with spaces where the company writes them. */
export const isPhoneNumber = (number: string): boolean => /^\+[1-9]\d{6,14}$/.test(number.replaceAll(' ', ''));
