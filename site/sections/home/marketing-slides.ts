import type { Content } from '#site/content/content.ts';
import type { PictureName } from '#site/pictures/picture.tsx';

interface MarketingSlide {
  /** The page of the service, which is also the key of its text. */
  page: keyof Content<'home'>['marketing']['slides'];
  picture: PictureName;
  /** The picture at the head of that page. */
  hero: PictureName;
}

/** The marketing services, in the order of their slides. */
export const marketingSlides: readonly MarketingSlide[] = [
  { page: 'designBranding', picture: 'packaging', hero: 'stationery' },
  { page: 'digitalMarketing', picture: 'target-centre', hero: 'target' },
  { page: 'socialMedia', picture: 'reactions', hero: 'social' },
  { page: 'seo', picture: 'search-field', hero: 'search' },
  { page: 'contentCreation', picture: 'ink', hero: 'nib' },
  { page: 'photographyVideo', picture: 'lens', hero: 'camera' },
];
