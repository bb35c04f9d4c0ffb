export const notFound = {
  metadata: { title: 'Page not found | {company}', description: 'This address leads nowhere.' },
  code: '404',
  title: 'Page not found',
  text: "Sorry, we couldn't find the page you're looking for.",
  home: 'Go back home',
  support: 'Contact support',
} as const;
