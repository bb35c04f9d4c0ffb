import { connectionHosts, frameHosts, scriptHosts, type ThirdParties } from '#brand/third-parties';
import { localeFormats } from '#content/locales';
import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { isolated } from '#contract/text/isolated';
import type { Content } from '#site/content/content.ts';

type Collected = Content<'privacyPolicy'>['collected'];

/** Returns what the policy says of visits, and of what is loaded from others: it follows from what brand.config.ts loads. */
export function thirdPartyTexts(
  { usage, map }: Collected,
  thirdParties: ThirdParties = {},
  locale: Locale,
): { title: string; text: string }[] {
  const list = new Intl.ListFormat(localeFormats[locale].format);
  const listed = (origins: string[]) => list.format(origins.map((origin) => isolated(new URL(origin).host)));
  const hosts = {
    scriptHosts: listed(scriptHosts(thirdParties)),
    connectionHosts: listed(connectionHosts(thirdParties)),
    frameHosts: listed(frameHosts(thirdParties)),
  };
  const of = (text: string, { provider }: { provider: string }) => fillPlaceholders(text, { provider: isolated(provider), ...hosts });
  return [
    { title: usage.title, text: thirdParties.analytics ? of(usage.withAnalytics, thirdParties.analytics) : usage.text },
    ...(thirdParties.map ? [{ title: map.title, text: of(map.text, thirdParties.map) }] : []),
  ];
}
