import { expect, test } from './support/test.ts';

// Every browser test relies on this: a violation of the content security policy is reported and fails it.
test.describe('an injected script', () => {
  test.use({ allowedPageErrors: [/policy violation|Content Security Policy/i] });

  for (const url of ['/', '/about', '/careers'])
    test(`is not run on ${url}, and is reported`, async ({ page, pageErrors }) => {
      await page.goto(url);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hit = 1';
        document.body.append(script);
        const style = document.createElement('div');
        style.setAttribute('style', 'color: red');
        document.body.append(style);
      });

      await expect.poll(() => pageErrors.filter((error) => error.startsWith('error: policy violation: ')).length).toBeGreaterThanOrEqual(2);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
});
