import { brand } from '#brand';
import { urls } from '#contract/urls';

/** What the IT service pages say in the same words. */
export const it = {
  crumb: 'IT services',
  needs: 'Why your business needs it',
  choose: `Why Choose ${brand.name}`,
  figures: 'In four figures',
  quote: { label: 'Get a Quote', href: urls.contact },
} as const;
