/** A number without what people write between its digits; the digits of every keyboard are Western in what the API stores. */
const dialled = (phoneNumber: string): string => phoneNumber.replace(/[^\d+]/g, '');

export const telUrl = (phoneNumber: string): string => `tel:${dialled(phoneNumber)}`;

/** Address of a chat on WhatsApp, which needs the number with its country. Undefined without one; Jordan's mobile numbers are known by themselves. */
export function whatsAppUrl(phoneNumber: string): string | undefined {
  const number = dialled(phoneNumber);
  const international = number.startsWith('+')
    ? number.slice(1)
    : number.startsWith('00')
      ? number.slice(2)
      : /^07\d{8}$/.test(number)
        ? `962${number.slice(1)}`
        : undefined;
  return international && /^[1-9]\d{6,14}$/.test(international) ? `https://wa.me/${international}` : undefined;
}
