export const serverError = {
  metadata: { title: 'Something went wrong | {company}', description: 'The page could not be displayed.' },
  code: '500',
  title: 'Something went wrong',
  text: 'The fault is ours and has been recorded. Please try again in a moment, or call us.',
  home: 'Go back home',
} as const;
