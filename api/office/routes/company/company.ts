import { ChangeCompany, type CompanyField, OfficeCompany, SharedSettings } from '#contract/office/company';
import { officePaths } from '#contract/office/paths';
import { readCompany } from '../../../company/company.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { changeCompany, describeCompany } from '../../../services/office/company.ts';
import { requireRecentSignIn } from '../../guards.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { statusOf, transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';

/** Adds the routes of what stands on the site and in mails of the company, and what everybody works with of it. */
export function companyRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, settings } = deps;
  const config = { permission: 'company.change' } as const;

  app.get(officePaths.company, {
    config,
    schema: { response: { 200: OfficeCompany } },
    handler: () => describeCompany(store, settings),
  });

  app.patch(officePaths.company, {
    config,
    schema: { body: ChangeCompany, response: { 200: OfficeCompany, 412: OfficeCompany } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      if (isAboutSignIn(request.body)) await requireRecentSignIn(store, request);
      const { result } = await transact(deps, request, (work) => changeCompany(work, settings, request.body, version));
      return reply.code(statusOf(result)).send(await describeCompany(store, settings));
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
const signInFields = ['requiresSecondFactor'] as const satisfies CompanyField[];

const isAboutSignIn = ({ reset = [], ...set }: ChangeCompany): boolean =>
  signInFields.some((field) => set[field] !== undefined || reset.includes(field));
