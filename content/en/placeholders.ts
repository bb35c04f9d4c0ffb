import { brand } from '#brand';

const page = (label: string) => ({
  label,
  metadata: { title: `${label} | ${brand.name}`, description: `${label} at ${brand.name}, ${brand.office.city}.`, noindex: true },
});

/** Pages that show only their label. */
export const placeholders = { services: page('Services'), blog: page('Blog'), login: page('Login') };
