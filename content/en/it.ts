import { brand } from '#brand';
import { numeral } from '#content/en/figures';
import { urls } from '#contract/urls';

/** What the IT service pages say in the same words. */
export const it = {
  crumb: 'IT services',
  needs: 'Why your business needs it',
  choose: `Why Choose ${brand.name}`,
  figures: (count: number) => `In ${numeral(count)} ${count === 1 ? 'figure' : 'figures'}`,
  quote: { label: 'Get a Quote', href: urls.contact },
} as const;
