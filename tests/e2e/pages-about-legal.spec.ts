import { expect, test } from './support/test.ts';

const email = 'mailto:support@khutwa.example';
const phone = 'tel:+96265550100';

test.describe('About', () => {
  test('states branches, clients and services', async ({ page }) => {
    await page.goto('/about');
    const figures = page.getByRole('region', { name: 'The company in figures' });
    await expect(figures.getByRole('term')).toHaveText(['Branches', 'Clients', 'Services']);
    await expect(figures.getByRole('definition')).toHaveText(['4', '1000+', '15+']);
  });

  test('enters 100 ms after the page, the headline at once', async ({ page }) => {
    await page.goto('/about');
    const hero = page.locator('main section').first();
    await expect(hero.locator('.lead')).toHaveCSS('animation-delay', '0.1s');
    await expect(hero.locator('h1')).toHaveCSS('animation-name', 'none');
  });

  const parts = { overview: 'Overview', why: 'Why Khutwa', vision: 'Our vision', mission: 'Our mission' };
  for (const [id, title] of Object.entries(parts)) {
    test(`has a part ${title}, to which the navigation leads`, async ({ page }) => {
      await page.goto(`/about#${id}`);
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
    });
  }
});

test.describe('Terms and Conditions', () => {
  const clauses = [
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
  ];

  test('has ten numbered clauses, dark, effective 21/7/2025', async ({ page }) => {
    await page.goto('/terms-conditions');
    await expect(page.locator('body')).toHaveClass(/theme-dark/);
    await expect(page.getByText('Effective 21/7/2025')).toBeVisible();
    const numbered = clauses.map((title, index) => `${index + 1} ${title}`);
    await expect(page.locator('main section').getByRole('heading', { level: 2 })).toHaveText(numbered);
    await expect(page.getByText(/^Copyright 2025/)).toBeVisible();
  });

  test('says what the specification asks of each clause', async ({ page }) => {
    await page.goto('/terms-conditions');
    const said: [clause: string, words: RegExp][] = [
      ['Use of the Website', /lawful purposes only.*malware/s],
      ['Intellectual Property', /copied.*without our written permission/s],
      ['Payment & Invoicing', /Fees apply.*agreed with you before work starts.*Late payment may lead to the suspension.*termination/s],
      ['Cancellations & Refunds', /vary by service.*non-refundable once work has begun/s],
      ['Modifications', /without notice.*takes effect when it is posted/s],
    ];
    for (const [clause, words] of said) await expect(page.getByRole('region', { name: clause })).toContainText(words);
  });

  test('leads to mail, phone, the address and the privacy policy', async ({ page }) => {
    await page.goto('/terms-conditions');
    const contact = page.getByRole('region', { name: 'Contact Us' });
    await expect(contact.getByRole('link', { name: 'support@khutwa.example' })).toHaveAttribute('href', email);
    await expect(contact.getByRole('link', { name: '+962 6 555 0100' })).toHaveAttribute('href', phone);
    await expect(contact).toContainText('Azal Plaza, Queen Nour Street, Amman, Jordan');
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });
});

test.describe('Privacy Policy', () => {
  const parts = [
    'Information collected',
    'Use',
    'Data protection and security',
    'Sharing',
    'Cookies',
    'Your Rights',
    'Changes to the policy',
  ];

  test('has seven numbered parts, light, effective 21/7/2025', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.locator('body')).toHaveClass(/theme-light/);
    await expect(page.getByText('Effective 21/7/2025')).toBeVisible();
    const numbered = parts.map((title, index) => `${index + 1} ${title}`);
    await expect(page.locator('main section').getByRole('heading', { level: 2 })).toHaveText(numbered);
    await expect(page.getByText('Your privacy is our priority')).toBeVisible();
  });

  test('says what the specification asks of each part', async ({ page }) => {
    await page.goto('/privacy-policy');
    const collected = page.getByRole('region', { name: 'Information collected' });
    const details = [
      'Full name',
      'E-mail address',
      'Phone number',
      'Company name and address',
      'Service requests',
      'Communication history',
    ];
    await expect(collected.getByRole('listitem')).toHaveText(details);
    const said: [part: string, words: RegExp][] = [
      ['Information collected', /Usage data.*Cookies and analytics/s],
      ['Use', /inquiries.*transactions.*invoices.*services.*only with your consent.*law/s],
      ['Data protection and security', /limited to authorised members of our team/],
      ['Sharing', /never sold or rented.*permission.*third-party providers.*confidentiality.*legally required/s],
      ['Cookies', /disable cookies in your browser.*some features.*may be affected/s],
      ['Your Rights', /Access.*Correction or deletion.*consent to communications/s],
    ];
    for (const [part, words] of said) await expect(page.getByRole('region', { name: part })).toContainText(words);
    const rights = page.getByRole('region', { name: 'Your Rights' });
    await expect(rights.getByRole('link', { name: 'support@khutwa.example' })).toHaveAttribute('href', email);
    await expect(rights.getByRole('link', { name: '+962 6 555 0100' })).toHaveAttribute('href', phone);
  });

  test('names every cookie that the pages and the forms set', async ({ page, context }) => {
    for (const path of ['/', '/contact', '/privacy-policy']) await page.goto(path, { waitUntil: 'networkidle' });
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Lina Haddad');
    await page.waitForLoadState('networkidle');
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => name !== 'XSRF-TOKEN')).toEqual([]);
  });
});

for (const [path, count] of [
  ['/terms-conditions', 10],
  ['/privacy-policy', 7],
] as const) {
  test(`the contents of ${path} lead to every part: beside the text, or folded on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    await expect(links).toHaveCount(count);
    await links.last().click();
    await expect(page.locator('main section').last()).toBeInViewport();
    await expect(contents).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents).toBeHidden();
    await page.locator('summary', { hasText: 'On this page' }).click();
    await expect(links).toHaveCount(count);
  });
}
