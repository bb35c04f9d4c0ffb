import type { PageName } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import type { PictureName } from '#site/pictures/picture.tsx';

interface ServiceCard {
  name: keyof Content<'home'>['services']['cards'];
  picture: PictureName;
  /** Where the card leads: to the first service of a group, or to the service itself. */
  page: PageName;
}

/** The core services, in the order of their cards. */
export const serviceCards: readonly ServiceCard[] = [
  { name: 'hardware', picture: 'dome-lens', page: 'cctv' },
  { name: 'programming', picture: 'card-reader', page: 'pointOfSale' },
  { name: 'cyberSecurity', picture: 'shield-tiles', page: 'cyberSecurity' },
  { name: 'ai', picture: 'chip-traces', page: 'ai' },
  { name: 'cloudServices', picture: 'cloud-threads', page: 'cloudServices' },
  { name: 'establishedRebuild', picture: 'cables', page: 'establishedRebuild' },
  { name: 'monitoringInnovation', picture: 'monitors', page: 'monitoringInnovation' },
  { name: 'networking', picture: 'switch-ports', page: 'networking' },
];
