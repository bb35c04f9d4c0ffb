import { ChangeCompany, type CompanyField, fieldsFor, OfficeCompany } from '#contract/office/company';
import { officePaths } from '#contract/office/paths';
import type { Roles } from '#contract/office/permissions';
import { recorded } from '#contract/office/undo';
import { SharedSettings } from '#contract/shared-settings';
import { readCompany } from '../../../company/company.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { Refusal } from '../../../http/refusal.ts';
import { changeCompany, describeCompany } from '../../../services/office/company.ts';
import { requireRecentSignIn } from '../../guards.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { statusOf, transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';

/** Adds the routes of what stands on the site and in mails of the company, and what everybody works with of it. */
export function companyRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, settings } = deps;
  // Owners; editors for the fields that are theirs.
  const config = { permission: 'content.publish' } as const;

  app.get(officePaths.company, {
    config,
    schema: { response: { 200: OfficeCompany } },
    handler: (request) => describeCompany(store, settings, signedIn(request).account.roles),
  });

  app.patch(officePaths.company, {
    config,
    schema: { body: ChangeCompany, response: { 200: recorded(OfficeCompany), 412: OfficeCompany } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { roles } = signedIn(request).account;
      if (!mayChange(roles, request.body)) throw new Refusal(403, { key: 'office.notAllowed' });
      if (isAboutSignIn(request.body)) await requireRecentSignIn(store, request);
      const { result, events } = await transact(deps, request, (work) => changeCompany(work, settings, request.body, version));
      return reply.code(statusOf(result)).send({ ...(await describeCompany(store, settings, roles)), events });
    },
  });

  app.get(officePaths.sharedSettings, {
    config: { permission: 'office.enter' },
    schema: { response: { 200: SharedSettings } },
    handler: async () => {
      const { aimHours, signature, brands } = await readCompany(store, settings);
      return { aimHours, signature, phone: brands.en.phone.label, email: brands.en.email.label };
    },
  });
}

/** Settings that decide how everybody comes in. */
const signInFields = ['requiresSecondFactor', 'allowsProviders', 'requiresProviders'] as const satisfies CompanyField[];

const fieldsIn = ({ reset = [], ...set }: ChangeCompany) => [...(Object.keys(set) as CompanyField[]), ...reset];

function mayChange(roles: Roles, change: ChangeCompany): boolean {
  const fields = fieldsIn(change);
  return fieldsFor(roles, fields).length === fields.length;
}

const isAboutSignIn = (change: ChangeCompany): boolean => signInFields.some((field) => fieldsIn(change).includes(field));
