import type { Brand } from './brand.ts';

/** Facts that texts name as the company has them, by the name of their placeholder. */
export const brandFacts = ({
  name,
  shortName,
  legalName,
  tagline,
  headline,
  office,
  phone,
  email,
  copyrightYear,
  claims,
  meaning,
}: Brand) => ({
  company: name,
  shortName,
  legalName,
  tagline,
  taglineStart: headline.before,
  taglineHighlight: headline.highlight,
  taglineEnd: headline.after,
  street: office.street,
  /** The beginning of the street, by which people look for the office. */
  building: office.street.split(/[,،]/)[0] ?? '',
  city: office.city,
  country: office.country,
  currency: office.currency,
  phone: phone.label,
  email: email.label,
  copyrightYear: String(copyrightYear),
  ...(claims.clients !== undefined && { clients: String(claims.clients) }),
  ...(office.demonym && { demonym: office.demonym }),
  ...(meaning && { meaning: meaning.word, promise: meaning.promise, clientsDid: meaning.clients }),
});
