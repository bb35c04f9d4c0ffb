/** Pages that show only their label. */
export const placeholders = {
  services: { label: 'Services', metadata: { title: 'Services | {company}', description: 'Services at {company}, {city}.' } },
  blog: { label: 'Blog', metadata: { title: 'Blog | {company}', description: 'Blog at {company}, {city}.' } },
  login: { label: 'Login', metadata: { title: 'Login | {company}', description: 'Login at {company}, {city}.' } },
} as const;
