import { isPhoneNumber } from '#contract/phone-number';
import { z } from '#contract/zod';
import { colourProblems } from './contrast.ts';
import { BrandHours } from './hours-schema.ts';
import { localized, nonEmpty, text } from './texts.ts';

const language = z.enum(['en', 'ar'], 'must be en or ar');

/** International format, E.164, with spaces where the company writes them. */
const phone = z.string().refine(isPhoneNumber, 'must be in international format, such as +44 20 7946 0100');
const link = z.url({ protocol: /^https$/, error: 'must be a URL that begins with https://' });
/** Scheme and host of a site of others. */
const host = z
  .url({ protocol: /^https$/, error: 'must be a URL that begins with https://' })
  .refine((url) => URL.parse(url)?.origin === url, {
    error: 'must be scheme and host and nothing more, such as https://stats.example',
  });
const count = z.int('must be a whole number').min(1, 'must be 1 or more');
const colour = z.strictObject({
  /** The page about branding calls it this. */
  name: text,
  value: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #cda959, in lower case'),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const meaning = z.strictObject({
  /** Says how the name is spoken, in the letters of the language that explains it. */
  pronunciation: nonEmpty,
  /** As a dictionary says it: "Arabic, feminine noun". */
  grammar: nonEmpty,
  /** Says what the word means, and what it commits the company to. The first is on the cover of the company profile too. */
  senses: z.array(nonEmpty).min(1, 'must have at least one sense'),
  /** In the sentence "The name means ⟨a step⟩." */
  word: nonEmpty,
  /** The sentence after that one, on the home page. */
  promise: nonEmpty,
  /** In the sentence "More than 1000 clients ⟨have taken the step⟩." */
  clients: nonEmpty,
});

/**
 * Everything about the company that a visitor can see: the shape of `brand.config.ts`. Parts marked "Optional" can be left out, and whatever the
 * site says with them disappears: sentences, cards, strips, pages of the company profile. `{ en: …, ar: … }` holds a text by language; `ar` is
 * optional everywhere.
 */
export const BrandConfig = z.strictObject({
  /**
   * The languages of the site, of what it answers and of what it writes to visitors: one, or several. The first is that of URLs without a prefix, and of mails
   * to the staff. Others have no pages. The people of the Office choose their own.
   */
  locales: z.tuple([language], language).refine((locales) => new Set(locales).size === locales.length, 'must have each language once'),

  /** The name as people say it. With `ar`, the Arabic name is drawn on the company profile and on the page about branding. */
  name: text,
  /** Optional. For places with room for about twelve letters: app icons, and the navigation bar of a phone. Default: the name. */
  shortName: text.optional(),
  /** As it is registered: on terms and in the document properties of the company profile. */
  legalName: text,
  /** The headline of the home page, with `highlight` in the accent colour; also the title of the home page and the company's slogan. */
  tagline: localized(z.strictObject({ before: z.string().optional(), highlight: nonEmpty, after: z.string().optional() })),
  /** Optional. What the name means: an entry as in a dictionary on the about page, a sentence on the home page. */
  meaning: localized(meaning).optional(),

  phone,
  email: z.email('must be an e-mail address'),
  /** Optional. The link to a chat in WhatsApp, and the message that it begins with. */
  chat: z.strictObject({ number: phone, greeting: text }).optional(),
  /** Profiles in social networks, each optional. */
  social: z.strictObject({ facebook: link.optional(), instagram: link.optional(), linkedin: link.optional(), x: link.optional() }),

  /** The head office. */
  office: z.strictObject({
    street: text,
    city: text,
    country: text,
    /** ISO 3166-1 alpha-2. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as GB'),
    /** Optional. The adjective of the country, "Italian companies". Default: "companies in Italy". */
    demonym: text.optional(),
    /** One unit of its money, in the sentence "before the first ⟨dinar⟩ leaves your account". */
    currency: text,
    /** Optional. Three districts of the city, for the sample of a search result on the SEO page. */
    districts: localized(z.tuple([nonEmpty, nonEmpty, nonEmpty])).optional(),
    /** The office in a map service. */
    map: link,
    /** WGS 84, in degrees; south and west are negative. */
    latitude: z.number().min(-90, 'must be -90 or more').max(90, 'must be at most 90'),
    longitude: z.number().min(-180, 'must be -180 or more').max(180, 'must be at most 180'),
    /** Whether the pictures of a city at night show the city of the office. If not, no text says that they do. */
    isPictured: z.boolean(),
  }),

  /** Currencies and tax of price offers. Visitors see none of it. */
  offers: z.strictObject({
    /** ISO 4217: the first is the one that an offer begins with. Their decimals are those of the currency. */
    currencies: z
      .array(z.string().regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR'))
      .min(1, 'must have at least one currency'),
    /** Optional. The tax on the net amount: its name, and per cent with up to two decimals. Owners change both in the Office. */
    tax: z.strictObject({ name: text, percent: z.number().min(0, 'must be 0 or more').max(100, 'must be at most 100') }).optional(),
  }),

  hours: BrandHours,
  /** IANA name of the time zone of the office: closing dates of positions end in it, and mails give their times in it. */
  timeZone: z.string().refine(isTimeZone, 'must be the IANA name of a time zone, such as Europe/Lisbon'),

  /** The company says this of itself in figures, each optional. Figures about a topic, such as aims and examples, are in `content/`. */
  claims: z.strictObject({
    /** More than so many: shown with a plus sign, as are `services`, `projects` and `protectedBusinesses`. */
    clients: count.optional(),
    branches: count.optional(),
    services: count.optional(),
    projects: count.optional(),
    protectedBusinesses: count.optional(),
    /** Per cent of the time. */
    uptime: z.number().min(90, 'must be 90 or more').max(99.999, 'must be at most 99.999').optional(),
    /** "24/7 Monitoring", "watched day and night". */
    monitoringAroundTheClock: z.boolean().optional(),
    /** "24/7 Support". */
    supportAroundTheClock: z.boolean().optional(),
  }),

  /**
   * Optional. What is loaded from others, each optional: on public pages alone, never in the Office, on the pages of applicants, on receipts or on pages
   * that are not there. Browsers load from these hosts and from no others, and the privacy policy names them.
   */
  thirdParties: z
    .strictObject({
      /** A script that counts visits. One that sets no cookies: the privacy policy says which ones the site has. */
      analytics: z
        .strictObject({
          /** As the privacy policy names it. */
          provider: nonEmpty,
          script: link,
          /** Optional. Attributes of the script, as its provider gives them: `{ 'data-domain': 'company.example' }`. */
          attributes: z.record(z.string().regex(/^data-[a-z][a-z0-9-]*$/, 'must be the name of a data-… attribute'), z.string()).optional(),
          /** Optional. Other hosts that the script loads scripts from. */
          scriptHosts: z.array(host).optional(),
          /** The hosts that it reports to. */
          connectionHosts: z.array(host).min(1, 'must have at least one host'),
        })
        .optional(),
      /** A map of the head office in a frame of the contact page: the address that a map service gives for embedding. */
      map: z.strictObject({ provider: nonEmpty, frame: link }).optional(),
    })
    .optional(),

  /** The public origin of the site unless the setting ORIGIN names another one. */
  origin: z.url({ protocol: /^https$/, error: 'must be a URL that begins with https://' }).refine((url) => URL.parse(url)?.origin === url, {
    error: 'must be scheme and host and nothing more, such as https://company.example',
  }),
  copyrightYear: z.int('must be a year').min(1900, 'must be a year').max(2100, 'must be a year'),
  /** The mark in one colour, as the `path` of an SVG on a canvas of `viewBox`, which fits closely around it. */
  logo: z.strictObject({
    viewBox: z.string().regex(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/, 'must be four numbers, such as 0 0 30 28'),
    path: z.string().regex(/^[Mm][\d\s.,+\-eEMmZzLlHhVvCcSsQqTtAa]+$/, 'must be the d attribute of an SVG path'),
  }),
  /** Four colours, from which all others follow: light on dark is the look of the site, dark on light that of one page. */
  colours: z
    .strictObject({
      /** The ground of the site, nearly black. */
      ink: colour,
      /** The text on it, nearly white, and the ground of the light page. */
      paper: colour,
      /** Links, buttons and highlights on ink. */
      accent: colour,
      /** The accent on paper, and the shadow side of the accent's gradients. */
      accentDark: colour,
    })
    .superRefine((colours, context) => {
      for (const { colour, problem } of colourProblems(colours)) context.addIssue({ code: 'custom', path: [colour], message: problem });
    }),
});
export type BrandConfig = z.input<typeof BrandConfig>;
