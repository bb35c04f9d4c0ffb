/** A number with a leading zero where it has one digit: 7 becomes 07. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
