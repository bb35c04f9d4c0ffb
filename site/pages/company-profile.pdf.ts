import type { APIRoute } from 'astro';
import { brand } from '#brand';
import { makeCompanyProfile } from '#site/company-profile/company-profile.ts';

export const prerender = true;

/** The company profile, drawn when the site is built. */
export const GET: APIRoute = async ({ site }) => {
  const profile = await makeCompanyProfile(site ?? new URL(brand.origin));
  return new Response(new Uint8Array(profile), { headers: { 'content-type': 'application/pdf' } });
};
