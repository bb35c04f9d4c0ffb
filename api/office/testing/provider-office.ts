import { onTestFinished } from 'vitest';
import type { ProviderSettings } from '../../settings.ts';
import { anyEngine } from '../../testing/engines.ts';
import { startRealProvider } from '../../testing/real-provider.ts';
import { startApi, testSettings } from '../../testing/test-api.ts';
import { type OfficeBrowser, officeBrowser } from './office-client.ts';
import { choosePolicy, comeBack, goTo, providerSettings, signInThere } from './provider-client.ts';

/** The Office with a real provider, which the owners have allowed. */
export async function officeWithProvider(changes: Partial<ProviderSettings> = {}, log?: string[]) {
  const provider = await startRealProvider(testSettings.origin);
  onTestFinished(provider.close);
  const settings = providerSettings({ issuer: provider.issuer, ...changes });
  const api = await startApi(anyEngine, { settings: { signInProviders: [settings] }, ...(log && { log }) });
  await choosePolicy(api, { allowsProviders: true });

  /** Goes to the provider and comes back. Returns the path that the Office leads to. */
  async function signIn(sub: string, browser: OfficeBrowser = officeBrowser(api), path = '/office') {
    const query = await signInThere(await goTo(browser, { path }), sub);
    const response = await comeBack(browser, query);
    return { browser, response, to: response.headers.location };
  }

  return { api, provider, settings, signIn };
}
