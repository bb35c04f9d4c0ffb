import type { Document, Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { demoMembers } from '#api/demo/members';
import { brand } from '#brand';
import { siteLocales } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { claimed, claimsIn, figureText } from '#site/content/claims.ts';
import { content } from '#site/content/content.ts';
import { hrefsOf, named, openPage, region, textOf, textsOf } from './page-document.ts';
import { testWithArabic } from './test-with-arabic.ts';

const { email, phone } = brand;

const sectionHeadings = (document: Document) => textsOf(document.querySelectorAll('main section h2'));
const numbered = (titles: string[]) => titles.map((title, index) => `${index + 1} ${title}`);

test('About states branches, clients and services', async () => {
  const { document } = await openPage('/about');
  const cards = [...document.querySelectorAll('section[aria-label="The company in figures"] dl > div')];
  const shown = cards.map((card) => [textsOf(card.querySelectorAll('dt')).join(), textsOf(card.querySelectorAll('dd')).join()]);
  const { branches, clients, services } = claimsIn('en');
  const claims = claimed([branches, clients, services]);
  expect(shown).toEqual(claims.map((claim) => [claim.label, figureText(claim)]));
});

test('About has the four parts that its menu links to', async () => {
  const { document } = await openPage('/about');
  const parts = { overview: 'Overview', why: `Why ${brand.name}`, vision: 'Our vision', mission: 'Our mission' };
  for (const [id, title] of Object.entries(parts)) expect(textsOf(document.querySelectorAll(`#${id} h2`)), id).toContain(title);
  const linked = hrefsOf(named(document, 'nav', 'Main'), /./);
  expect(linked).toEqual(expect.arrayContaining(Object.keys(parts).map((id) => `/about#${id}`)));
});

test.each(siteLocales)(
  'About introduces people with what each answers for, in words alone where nobody has a portrait: %s',
  async (locale) => {
    const { document } = await openPage(pageUrl('about', locale));
    const { people } = content('about', locale);
    const section = document.querySelector('#people') as Element;
    expect(textsOf(section.querySelectorAll('h2'))).toEqual([people.title]);
    const rows = [...section.querySelectorAll('li')].map((row) => textOf(row));
    const members = demoMembers.map(({ ar, ...member }) => (locale === 'ar' ? { ...member, ...ar } : member));
    expect(rows).toHaveLength(members.length);
    for (const [index, { name, role, duty }] of members.entries())
      for (const text of [name, role, people.sheet.answersFor, duty]) expect(rows[index]).toContain(text);
    expect(section.querySelector('script, astro-island, img')).toBeNull();
  },
);

test('Terms and Conditions has ten numbered clauses, dark, effective 21/7/2025', async () => {
  const { document } = await openPage('/terms-conditions');
  expect(document.body.classList.contains('theme-dark')).toBe(true);
  expect(textOf(document.body)).toContain('Effective 21/7/2025');
  expect(sectionHeadings(document)).toEqual(
    numbered([
      'Use of the Website',
      'Intellectual Property',
      'Services',
      'Payment & Invoicing',
      'Cancellations & Refunds',
      'Privacy',
      'Limitation of Liability',
      'Third-Party Links',
      'Modifications',
      'Contact Us',
    ]),
  );
  expect(textOf(document.body)).toContain(`Copyright ${brand.copyrightYear}`);
});

test('Terms and Conditions says what the specification asks of each clause', async () => {
  const { document } = await openPage('/terms-conditions');
  const expected: [clause: RegExp, text: RegExp][] = [
    [/Use of the Website/, /lawful purposes only.*malware/],
    [/Intellectual Property/, /copied.*without our written permission/],
    [/Payment & Invoicing/, /Fees apply.*agreed with you before work starts.*Late payment may lead to the suspension.*termination/],
    [/Cancellations & Refunds/, /vary by service.*non-refundable once work has begun/],
    [/Modifications/, /without notice.*takes effect when it is posted/],
  ];
  for (const [clause, text] of expected) expect(textOf(region(document, clause))).toMatch(text);
});

test('Terms and Conditions links to e-mail, phone and the privacy policy, and has the postal address', async () => {
  const { document } = await openPage('/terms-conditions');
  const contact = region(document, /Contact Us/);
  expect(hrefsOf(contact, email.label)).toEqual([email.href]);
  expect(hrefsOf(contact, phone.label)).toEqual([phone.href]);
  expect(textOf(contact)).toContain(brand.office.lines.join(', '));
  expect(hrefsOf(document.querySelector('main') ?? document, 'Privacy Policy')).toEqual(['/privacy-policy']);
});

test('the Privacy Policy has seven numbered parts, light, effective 21/7/2025', async () => {
  const { document } = await openPage('/privacy-policy');
  expect(document.body.classList.contains('theme-light')).toBe(true);
  expect(textOf(document.body)).toContain('Effective 21/7/2025');
  expect(sectionHeadings(document)).toEqual(
    numbered([
      'Information collected',
      'Use',
      'Data protection and security',
      'Sharing',
      'Cookies',
      'Your Rights',
      'Changes to the policy',
    ]),
  );
  expect(textOf(document.body)).toContain('Your privacy is our priority');
});

test('the Privacy Policy says what the specification asks of each part', async () => {
  const { document } = await openPage('/privacy-policy');
  const collected = [
    'Full name',
    'E-mail address',
    'Phone number',
    'Company name and address',
    'Service requests',
    'Communication history',
  ];
  expect(textsOf(region(document, /Information collected/).querySelectorAll('li'))).toEqual(expect.arrayContaining(collected));
  const expected: [part: RegExp, text: RegExp][] = [
    [/Information collected/, /Usage data.*Cookies and analytics/],
    [/^\d* ?Use$/, /inquiries.*transactions.*invoices.*services.*only with your consent.*law/],
    [/Data protection and security/, /limited to authorised members of our team/],
    [/Sharing/, /never sold or rented.*permission.*third-party providers.*confidentiality.*legally required/],
    [/Cookies/, /disable cookies in your browser.*some features.*may be affected/],
    [/Your Rights/, /Access.*Correction or deletion.*consent to communications/],
  ];
  for (const [part, text] of expected) expect(textOf(region(document, part))).toMatch(text);
  const rights = region(document, /Your Rights/);
  expect(hrefsOf(rights, email.label)).toEqual([email.href]);
  expect(hrefsOf(rights, phone.label)).toEqual([phone.href]);
});

test('the Privacy Policy names both cookies, and says that the language of a submission is stored', async () => {
  const { document } = await openPage('/privacy-policy');
  const cookies = region(document, /Cookies/);
  expect(textsOf(cookies.querySelectorAll('dt'))).toEqual(['XSRF-TOKEN', 'language']);
  expect(textOf(cookies)).toMatch(/only two cookies.*for a year/);
  expect(textOf(region(document, /Information collected/))).toMatch(/we store the language of the page.*answer comes in that language/);
});

test('the Privacy Policy says that what is typed stays in the tab until it is sent', async () => {
  const collected = region((await openPage('/privacy-policy')).document, /Information collected/);
  expect(textOf(collected)).toMatch(
    /kept by your browser, in this tab.*deleted when the form is sent or the tab is closed.*not reach us before/,
  );
});

testWithArabic('a translated legal document says at its top that the English one prevails, and leads to it', async () => {
  for (const path of ['/terms-conditions', '/privacy-policy']) {
    const { translation } = content('legal', 'ar');
    const english = await openPage(path);
    expect(textOf(english.document.body), path).not.toContain(content('legal', 'en').translation.text);
    const { document } = await openPage(`/ar${path}`);
    const head = document.querySelector('main header');
    expect(head && textOf(head), path).toContain(translation.text);
    expect(head && hrefsOf(head, translation.original), path).toEqual([path]);
    expect(head?.querySelector('time')?.getAttribute('datetime'), path).toBe('2025-07-21');
    expect(head && textOf(head), path).toContain('سارية من 21 تموز 2025');
  }
});

testWithArabic('a translated legal document has as many numbered parts as the English one', async () => {
  for (const path of ['/terms-conditions', '/privacy-policy']) {
    const numbers = async (url: string) => sectionHeadings((await openPage(url)).document).map((heading) => Number.parseInt(heading, 10));
    expect(await numbers(`/ar${path}`), path).toEqual(await numbers(path));
  }
});
