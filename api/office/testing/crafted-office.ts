import { officePaths } from '#contract/office/paths';
import type { ProviderSettings } from '../../settings.ts';
import { type Crafted, startCraftedProvider } from '../../testing/crafted-provider.ts';
import { anyEngine } from '../../testing/engines.ts';
import { startApi } from '../../testing/test-api.ts';
import { addAccount, officeBrowser } from './office-client.ts';
import { choosePolicy, comeBack, goTo, providerSettings } from './provider-client.ts';

/** The Office with a provider that says what a test tells it to, a colleague, and the log. */
export async function officeWithCrafted(email: string, changes: Partial<ProviderSettings> = {}) {
  const provider = await startCraftedProvider();
  const log: string[] = [];
  const signInProviders = [providerSettings({ issuer: provider.issuer, ...changes })];
  const api = await startApi(anyEngine, { settings: { signInProviders }, log });
  await choosePolicy(api, { allowsProviders: true });
  const account = await addAccount(api, { email });

  /** Goes there and comes back, the answer changed. Returns the path that the Office leads to. */
  async function signIn(says: Crafted, answer: Record<string, string | undefined> = {}, browser = officeBrowser(api)) {
    provider.says(says);
    const response = await comeBack(browser, provider.visit(await goTo(browser), answer));
    const isInside = (await browser.send('GET', officePaths.session)).statusCode === 200;
    return { browser, response, to: response.headers.location, isInside };
  }

  return { api, account, provider, log, signIn };
}
