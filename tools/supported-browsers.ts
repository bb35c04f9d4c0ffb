import type { Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };

/** Maps what package.json calls a browser to what the bundler does. Samsung Internet is a Chrome that is never older than the list's. */
const bundlerNames: Partial<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest browsers of the public site, from the `browserslist` in package.json, as the bundler names them: `chrome109`. Style sheets are
 * prefixed and lowered for them, and syntax of scripts too.
 */
export const oldestBrowsers = packageJson.browserslist.site.flatMap((query) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (!version) throw new Error(`browserslist: "${query}" is not <browser> >= <version>`);
  return bundlerNames[name] ? `${bundlerNames[name]}${version}` : [];
});

/** Has scripts built for the oldest browsers: Astro would write what the newest ones know, whatever the configuration says. */
export function supportedBrowsers(): Plugin {
  return {
    name: 'supported-browsers',
    configEnvironment: (name, { build }) => {
      if (name === 'client' && build) build.target = oldestBrowsers;
    },
  };
}
