import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import { pluralText } from '#content/plural';
import type { Locale } from '#contract/locales';
import { type ServicePage, serviceLeads } from '#contract/services';
import { isOffered } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { capitalized, numeral } from '#site/content/numeral.ts';
import type { PictureName } from '#site/pictures/picture.tsx';

type ServicesText = Content<'home'>['services'];

interface ServiceCard {
  name: keyof ServicesText['cards'];
  picture: PictureName;
  /** The card leads to the first of these that is offered: to a service of its family, or to the service itself. */
  pages: readonly ServicePage[];
}

/** The core services, in the order of their cards. */
export const serviceCards: readonly ServiceCard[] = [
  { name: 'hardware', picture: 'dome-lens', pages: serviceLeads.hardware },
  { name: 'programming', picture: 'card-reader', pages: serviceLeads.programming },
  { name: 'cyberSecurity', picture: 'shield-tiles', pages: ['cyberSecurity'] },
  { name: 'ai', picture: 'chip-traces', pages: ['ai'] },
  { name: 'cloudServices', picture: 'cloud-threads', pages: ['cloudServices'] },
  { name: 'establishedRebuild', picture: 'rack-patch', pages: ['establishedRebuild'] },
  { name: 'monitoringInnovation', picture: 'monitors', pages: ['monitoringInnovation'] },
  { name: 'networking', picture: 'switch-ports', pages: ['networking'] },
];

/** The cards of what is offered, each with its page. Called while a page is rendered. */
export const offeredCards = () =>
  serviceCards.flatMap(({ name, picture, pages }) => {
    const page = pages.find(isOffered);
    return page ? [{ name, picture, page }] : [];
  });

/** The heading above so many cards, which counts them. */
export function cardsTitle({ title, crafts }: Pick<ServicesText, 'title' | 'crafts'>, count: number, locale: Locale) {
  return fillKnownPlaceholders(title, { crafts: pluralText(crafts, count, locale, capitalized(numeral(count, locale))) });
}
