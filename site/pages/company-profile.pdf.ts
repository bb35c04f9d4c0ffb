import type { APIRoute } from 'astro';
import { makeCompanyProfile } from '#site/company-profile/company-profile.ts';

/** A browser's PDF viewer is itself a page, which the policy of other files would leave empty. */
const csp = "frame-ancestors 'none'";

/** The company profile. */
export const GET: APIRoute = async ({ locals }) => {
  const profile = await makeCompanyProfile(locals.locale, locals.site);
  return new Response(new Uint8Array(profile), { headers: { 'content-type': 'application/pdf', 'content-security-policy': csp } });
};
