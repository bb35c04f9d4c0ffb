import { brand } from '#brand';
import { urls } from '#contract/urls';

export const notFound = {
  metadata: { title: `Page not found | ${brand.name}`, description: 'This address leads nowhere.', noindex: true },
  code: '404',
  title: 'Page not found',
  text: "Sorry, we couldn't find the page you're looking for.",
  home: { label: 'Go back home', href: urls.home },
  support: { label: 'Contact support', href: urls.contact },
};

export const serverError = {
  metadata: { title: `Something went wrong | ${brand.name}`, description: 'The page could not be made.', noindex: true },
  code: '500',
  title: 'Something went wrong',
  text: 'The fault is ours and has been recorded. Please try again in a moment, or call us.',
  home: { label: 'Go back home', href: urls.home },
};
