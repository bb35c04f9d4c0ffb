import { expect, test } from './support/test.ts';

// What every browser test relies on: a page that breaks its own policy does not go unnoticed.
test.describe('a script that got into a page', () => {
  test.use({ allowedFaults: [/policy violation|Content Security Policy/i] });

  for (const url of ['/', '/about', '/careers'])
    test(`is not run on ${url}, and is noticed`, async ({ page, faults }) => {
      await page.goto(url);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hit = 1';
        document.body.append(script);
        const style = document.createElement('div');
        style.setAttribute('style', 'color: red');
        document.body.append(style);
      });

      await expect.poll(() => faults.filter((fault) => fault.startsWith('error: policy violation: ')).length).toBeGreaterThanOrEqual(2);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
});
