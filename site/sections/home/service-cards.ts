import type { PageName } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import type { PictureName } from '#site/pictures/picture.tsx';

interface ServiceCard {
  name: keyof Content<'home'>['services']['cards'];
  picture: PictureName;
  /** The picture at the head of the page. */
  hero: PictureName;
  /** The card leads there: to the first service of a group, or to the service itself. */
  page: PageName;
}

/** The core services, in the order of their cards. */
export const serviceCards: readonly ServiceCard[] = [
  { name: 'hardware', picture: 'dome-lens', hero: 'dome', page: 'cctv' },
  { name: 'programming', picture: 'card-reader', hero: 'pos-terminal', page: 'pointOfSale' },
  { name: 'cyberSecurity', picture: 'shield-tiles', hero: 'shield', page: 'cyberSecurity' },
  { name: 'ai', picture: 'chip-traces', hero: 'chip', page: 'ai' },
  { name: 'cloudServices', picture: 'cloud-threads', hero: 'cloud', page: 'cloudServices' },
  { name: 'establishedRebuild', picture: 'rack-patch', hero: 'rack', page: 'establishedRebuild' },
  { name: 'monitoringInnovation', picture: 'monitors', hero: 'hexagons', page: 'monitoringInnovation' },
  { name: 'networking', picture: 'switch-ports', hero: 'switches', page: 'networking' },
];
