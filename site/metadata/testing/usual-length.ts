import { brand } from '#brand';

/**
 * A text as long as it is for a company whose name has six letters, in a street of 29, a city of five and a country of six: what a line of search
 * results has room for is asked of the text around them.
 */
export const atUsualLength = (text: string): string =>
  text
    .replaceAll(brand.office.street, 'Office House, Long Street 123')
    .replaceAll(brand.name, 'Ltd Co')
    .replaceAll(brand.office.city, 'Paris')
    .replaceAll(brand.office.country, 'France');
