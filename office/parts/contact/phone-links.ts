import { regionOf } from '#contract/countries/regions';
import { internationalNumber } from '#contract/phone-number';

/** A number without what people write between its digits; the digits of every keyboard are Western in what the API stores. */
const dialled = (phoneNumber: string): string => phoneNumber.replace(/[^\d+]/g, '');

export const telUrl = (phoneNumber: string): string => `tel:${dialled(phoneNumber)}`;

/** Address of a chat on WhatsApp, which needs the number with its country. Undefined where that is not known. `text` stands in its field. */
export function whatsAppUrl(phoneNumber: string, country = '', text = ''): string | undefined {
  // Mobile numbers of Jordan are known by themselves.
  const region = regionOf(country) ?? (/^07\d{8}$/.test(dialled(phoneNumber)) ? 'JO' : undefined);
  const number = internationalNumber(phoneNumber, region);
  return number && `https://wa.me/${number.slice(1)}${text && `?text=${encodeURIComponent(text)}`}`;
}
