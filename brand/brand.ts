import { openDays } from '#contract/hours/week-hours';
import type { Locale } from '#contract/locales';
import { config } from '../brand.config.ts';
import { configuredHours, type HoursConfig } from './hours.ts';
import type { BrandConfig } from './schema.ts';
import { calendarWeek } from './week.ts';

/** The company as the texts of one language name it. A text that has no translation is in English. */
function brandIn(locale: Locale, config: BrandConfig) {
  const read = <Text>(text: { en: Text; ar?: Text | undefined }): Text => text[locale] ?? text.en;
  const {
    name,
    shortName = name,
    legalName,
    tagline,
    meaning,
    phone,
    email,
    chat,
    office,
    hours,
    colours,
    ...sameInEveryLanguage
  } = config;
  const { before = '', highlight, after = '' } = read(tagline);
  const street = read(office.street);
  const city = read(office.city);
  const country = read(office.country);
  return {
    ...sameInEveryLanguage,
    name: read(name),
    shortName: read(shortName),
    legalName: read(legalName),
    /** Undefined when the company has none. */
    arabicName: name.ar,
    tagline: `${before}${highlight}${after}`,
    /** The tagline with its highlighted part. */
    headline: { before, highlight, after },
    meaning: meaning && read(meaning),
    phone: { label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    email: { label: email, href: `mailto:${email}` },
    office: {
      ...office,
      street,
      city,
      country,
      lines: [street, `${city}${locale === 'ar' ? '،' : ','} ${country}`],
      demonym: office.demonym && read(office.demonym),
      currency: read(office.currency),
      districts: office.districts && read(office.districts),
    },
    hours: hoursIn(hours, locale, read),
    colours: {
      ink: { ...colours.ink, name: read(colours.ink.name) },
      paper: { ...colours.paper, name: read(colours.paper.name) },
      accent: { ...colours.accent, name: read(colours.accent.name) },
      accentDark: { ...colours.accentDark, name: read(colours.accentDark.name) },
    },
    /** The chat link with its greeting filled in; undefined when the company has none. */
    chatUrl: chat && chatUrl(chat.number, read(chat.greeting)),
  };
}

function hoursIn(hours: HoursConfig, locale: Locale, read: <Text>(text: { en: Text; ar?: Text | undefined }) => Text) {
  const { weekHours, hoursLabel, hoursOtherwise, hoursExceptions } = configuredHours(hours);
  const { weekStartsOn } = hours;
  return {
    weekStartsOn,
    week: weekHours,
    exceptions: hoursExceptions.map((exception) => ({ ...exception, name: read(exception.name) })),
    /** As the company itself writes them in this language; undefined where they are put into words. */
    label: hoursLabel?.[locale],
    otherwise: hoursOtherwise ? read(hoursOtherwise) : undefined,
    /** The week as a row of a calendar. */
    days: calendarWeek(weekStartsOn, openDays(weekHours)),
  };
}

const chatUrl = (number: string, greeting: string) =>
  `https://wa.me/${number.replaceAll(/\D/g, '')}${greeting && `?text=${encodeURIComponent(greeting)}`}`;

export type Brand = ReturnType<typeof brandIn>;
/** The company by the language of the page that names it. */
export type Brands = Record<Locale, Brand>;

export const brandsOf = (config: BrandConfig): Brands => ({ en: brandIn('en', config), ar: brandIn('ar', config) });

/** The company as it is configured. What the Office can change of it is in `changedBrands` (brand/changes.ts). */
export const brands: Brands = brandsOf(config);

/** The company as settings name it, and in what the Office cannot change. */
export const brand = brands.en;
