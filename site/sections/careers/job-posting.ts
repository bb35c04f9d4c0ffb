import { brand } from '#brand';
import { regionOf } from '#contract/countries/regions';
import type { Job } from '#contract/job';
import { escapeHtml } from '#contract/text/escape-html';
import { languageOf } from '#contract/text/text-language';
import { jobUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { logoUrl, organisationName, type Thing } from '#site/metadata/structured-data.ts';

const list = (title: string, points: string[]) =>
  points.length === 0 ? '' : `<h3>${title}</h3><ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;

const zone = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, timeZoneName: 'longOffset' });

/** The last second of a calendar day (YYYY-MM-DD) where the company is: 2026-12-14T23:59:59+03:00. */
export function endOfDay(day: string): string {
  const offset = zone.formatToParts(new Date(`${day}T21:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}T23:59:59${offset?.replace('GMT', '') || 'Z'}`;
}

/** "Paris, France" is a town and its country, as two letters of ISO 3166 where it is known; a single word is a country. */
export function placeOf(location: string): { city: string; country: string } {
  const parts = location.split(/[,،]/).map((part) => part.trim());
  const country = parts.pop() ?? '';
  return { city: parts.join(languageOf(location) === 'ar' ? '، ' : ', '), country: regionOf(country) ?? country };
}

function postalAddress(location: string): Thing {
  const { city, country } = placeOf(location);
  return { '@type': 'PostalAddress', ...(city !== '' && { addressLocality: city }), addressCountry: country };
}

/** Returns what is written about a job, as HTML. */
export const jobHtml = ({ summary, responsibilities, qualifications }: Job, headings: Content<'careers'>['jobHeadings']): string =>
  `<p>${escapeHtml(summary)}</p>${list(headings.responsibilities, responsibilities)}${list(headings.qualifications, qualifications)}`;

/**
 * Structured data of an open position for job search engines, in its own language: what its page shows, and nothing else.
 *
 * @param headings in the language of the position
 * @param site the site's public URL
 */
export function jobPosting(career: Job, headings: Content<'careers'>['jobHeadings'], site: URL): Thing {
  const language = languageOf(career.jobTitle);
  return {
    '@type': 'JobPosting',
    title: career.jobTitle,
    description: jobHtml(career, headings),
    identifier: { '@type': 'PropertyValue', name: companyIn(language).name, value: career._id },
    url: new URL(jobUrl(career._id, language), site).href,
    datePosted: career.publishedAt,
    validThrough: endOfDay(career.closingDate),
    hiringOrganization: { ...organisationName(site, language), logo: logoUrl(site) },
    jobLocation: { '@type': 'Place', address: postalAddress(career.location) },
    // The form is on the page itself.
    directApply: true,
  };
}
