import { hoursLines } from '#contract/hours/company-hours';
import type { Locale } from '#contract/locales';
import { type PageName, pageUrl } from '#contract/urls';
import { claimed, claimsIn } from '#site/content/claims.ts';
import { companyIn, isOffered } from '#site/content/company.ts';
import { type Content, content } from '#site/content/content.ts';
import { otherHours } from '#site/content/hours.ts';
import { hoursTextsIn } from '#site/content/texts.ts';
import { offeredSlides } from '#site/sections/home/marketing-slides.ts';
import { cardsTitle, offeredCards } from '#site/sections/home/service-cards.ts';
import { servicesOf } from '#site/sections/layout/service-pages.ts';
import { themeData } from '#site/typst/theme.ts';

/** A line of a contact. */
interface ContactLine {
  text: string;
  link?: string;
}

interface ContactRow {
  label: string;
  lines: ContactLine[];
}

/** All texts of the template, as `/data.json` (../typst/theme.typ). */
export function profileData(locale: Locale, site: URL) {
  const { name, arabicName, legalName, tagline, meaning, office, copyrightYear } = companyIn(locale);
  const { document, ...chapters } = content('companyProfileText', locale);
  const { about, services, marketing, why, vision, mission } = content('home', locale);
  const { overview, why: aboutWhy } = content('about', locale);
  const cards = offeredCards();

  return {
    ...themeData(locale),
    name,
    document: { ...document, author: legalName },
    cover: {
      ...chapters.cover,
      name: arabicName ?? name,
      year: String(copyrightYear),
      tagline,
      city: office.city,
      meaning: meaning ? { word: meaning.pronunciation, sense: meaning.senses[0] } : null,
    },
    whoWeAre: {
      ...chapters.whoWeAre,
      statement: overview.statement,
      text: overview.text[0],
      consequence: overview.text[1],
      pillars: Object.values(about.pillars),
    },
    vision: { ...chapters.vision, vision, mission: { ...mission, points: Object.values(mission.points) } },
    howWeWork: { ...chapters.howWeWork, text: aboutWhy.text[0], steps: Object.values(why.steps) },
    itServices: {
      ...chapters.itServices,
      title: cardsTitle(services, cards.length, locale),
      lead: services.lead,
      services: cards.map(({ name: card, picture }) => ({ ...services.cards[card], picture })),
      lists: serviceLists(locale),
    },
    marketing: { ...chapters.marketing, title: marketing.title, services: offeredSlides().map(({ page }) => marketing.slides[page]) },
    figures: { ...chapters.figures, claims: figureClaims(locale) },
    contact: { ...chapters.contact, ...contactData(locale, site) },
  };
}

/** Returns the lists behind three of the services. */
function serviceLists(locale: Locale) {
  const { groups } = content('navigation', locale);
  const { maintenance } = content('companyProfileText', locale).itServices;
  return [
    ...(['programming', 'hardware'] as const).map((group) => ({
      title: groups[group],
      lines: servicesOf(group, locale).map(({ name }) => name),
    })),
    { title: content('servicePageNames', locale).maintenance, lines: isOffered('maintenance') ? [maintenance] : [] },
  ].filter(({ lines }) => lines.length > 0);
}

/** The largest first. Without any of them the profile has no page of figures. */
function figureClaims(locale: Locale) {
  const { clients, branches, services, projects, uptime, support } = claimsIn(locale);
  return claimed([clients, branches, services, projects, uptime, support]);
}

function contactData(locale: Locale, site: URL) {
  const { title, lead, pictureAlt, otherCityAlt } = content('contact', locale);
  const { isPictured } = companyIn(locale).office;
  const { short } = content('days', locale);
  const { days, week } = companyIn(locale).hours;
  return {
    title,
    lead,
    alt: isPictured ? pictureAlt : otherCityAlt,
    quoteLink: new URL(pageUrl('contact', locale), site).href,
    rows: contactRows(locale, site),
    week: days.map(({ day, open }) => ({
      name: short[day],
      hours: open ? week[day].map(({ opens, closes }) => `${opens}-${closes}`).join(' ') : null,
    })),
  };
}

function contactRows(locale: Locale, site: URL): ContactRow[] {
  const { labels, map } = content('contact', locale);
  const { branches, website } = content('companyProfileText', locale).contact;
  const { phone, email, office, social } = companyIn(locale);
  const pageLink = (page: PageName) => new URL(pageUrl(page, locale), site).href;
  const networks = networkLinks(locale, social);
  const openingHours = hoursRow(locale);
  return [
    { label: labels.phone, lines: [{ text: phone.label, link: phone.href }] },
    { label: labels.email, lines: [{ text: email.label, link: email.href }] },
    { label: labels.office, lines: [...office.lines.map((text) => ({ text })), { text: map.label, link: office.map }] },
    ...(openingHours.length > 0 ? [{ label: labels.hours, lines: openingHours }] : []),
    {
      label: website,
      lines: [
        { text: site.host, link: pageLink('home') },
        { text: branches, link: pageLink('ourGroup') },
      ],
    },
    ...(networks.length > 0 ? [{ label: labels.social, lines: networks }] : []),
  ];
}

/** Between the row above and the week at the foot of the page: characters of a line, and lines. */
const hoursRoom = { characters: 36, lines: 4 };

/** Hours that are not the same on all days are said by the week at the foot alone. Of the exceptions there are those for which there is room. */
function hoursRow(locale: Locale): ContactLine[] {
  const { hours } = companyIn(locale);
  const ordinary = hoursLines(hours, hoursTextsIn(locale));
  const lines = claimed([ordinary.length === 1 ? ordinary[0] : undefined, hours.otherwise]);
  const linesOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + Math.ceil(length / hoursRoom.characters), 0);
  const timesOfDay = Math.max(...Object.values(hours.week).map(({ length }) => length));
  for (const line of otherHours(locale)) if (linesOf([...lines, line]) + timesOfDay - 1 <= hoursRoom.lines) lines.push(line);
  return lines.map((text) => ({ text }));
}

function networkLinks(locale: Locale, social: Partial<Record<keyof Content<'footer'>['social'], string>>): ContactLine[] {
  const text = content('footer', locale);
  const { chatUrl } = companyIn(locale);
  const networks = Object.entries(social).map(([network, link]) => ({ text: text.social[network as keyof typeof text.social], link }));
  return chatUrl ? [...networks, { text: text.chat, link: chatUrl }] : networks;
}
