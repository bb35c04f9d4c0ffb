import { regionOf } from '#contract/countries/regions';
import { internationalNumber, regionOfNumber } from '#contract/phone-number';

/** A number without what people write between its digits; the digits of every keyboard are Western in what the API stores. */
const dialled = (phoneNumber: string): string => phoneNumber.replace(/[^\d+]/g, '');

/** Mobile numbers of Jordan are known by themselves. */
const regionByItself = (phoneNumber: string): string | undefined => (/^07\d{8}$/.test(dialled(phoneNumber)) ? 'JO' : undefined);

/** Returns the country that a number says, as two letters of ISO 3166. */
export const regionOfPhone = (phoneNumber: string): string | undefined => regionOfNumber(phoneNumber, regionByItself(phoneNumber));

export const telUrl = (phoneNumber: string): string => `tel:${dialled(phoneNumber)}`;

/** Address of a chat on WhatsApp, which needs the number with its country. Undefined where that is not known. `text` stands in its field. */
export function whatsAppUrl(phoneNumber: string, country = '', text = ''): string | undefined {
  const number = internationalNumber(phoneNumber, regionOf(country) ?? regionByItself(phoneNumber));
  return number && `https://wa.me/${number.slice(1)}${text && `?text=${encodeURIComponent(text)}`}`;
}
