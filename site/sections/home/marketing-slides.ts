import { isOffered } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import type { PictureName } from '#site/pictures/picture.tsx';

interface MarketingSlide {
  /** The page of the service, which is also the key of its text. */
  page: keyof Content<'home'>['marketing']['slides'];
  picture: PictureName;
}

/** The marketing services, in the order of their slides. */
const marketingSlides: readonly MarketingSlide[] = [
  { page: 'designBranding', picture: 'packaging' },
  { page: 'digitalMarketing', picture: 'target-centre' },
  { page: 'socialMedia', picture: 'reactions' },
  { page: 'seo', picture: 'search-field' },
  { page: 'contentCreation', picture: 'ink' },
  { page: 'photographyVideo', picture: 'lens' },
];

/** The slides of what is offered. Called while a page is rendered. */
export const offeredSlides = () => marketingSlides.filter(({ page }) => isOffered(page));
