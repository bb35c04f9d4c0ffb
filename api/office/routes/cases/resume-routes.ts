import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { caseSubject } from '../../../cases/case-kind.ts';
import { wholeOf } from '../../../cases/whole-case.ts';
import { attachmentOf } from '../../../http/display-name.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound } from '../../../http/refusal.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { refuseOtherSites, sendPrivateFile } from './private-file.ts';

/** Résumés, for those who decide on applications. Every opening is an event. */
export function resumeRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, files } = deps;

  app.get(officePaths.applicationResume, {
    // A HEAD would be an opening of nothing.
    exposeHeadRoute: false,
    config: { permission: 'applications.decide' },
    schema: { params: z.object({ id }) },
    handler: async (request, reply) => {
      refuseOtherSites(request);
      const application = orNotFound(await store.officeApplications.find(request.params.id));
      // The history of what it is a part of tells who has read it.
      const whole = (await wholeOf(store.officeApplications, application)) ?? application;
      return sendPrivateFile(deps, request, reply, {
        stored: await files.open('resumes', application.resumeKey),
        type: 'application/pdf',
        disposition: attachmentOf(application.resumeName, application.reference),
        opened: { kind: 'application.resume', subject: caseSubject('application', whole) },
      });
    },
  });
}
