import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { caseSubject } from '../../../cases/case-kind.ts';
import { attachmentOf } from '../../../http/display-name.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { recordEvent } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';

/** A résumé came from outside: opened on its own, it must not run or fetch anything, and nothing keeps a copy of it. */
const resumeHeaders = {
  'content-type': 'application/pdf',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Résumés, for those who decide on applications. Every opening is an event. */
export function resumeRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, files } = deps;

  app.get(officePaths.applicationResume, {
    // A HEAD would be an opening of nothing.
    exposeHeadRoute: false,
    config: { permission: 'applications.decide' },
    schema: { params: z.object({ id }) },
    handler: async (request, reply) => {
      // A link on another site that somebody follows is no opening.
      if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal(403, { key: 'http.forbiddenOrigin' });
      const application = await store.officeApplications.find(request.params.id);
      const file = application && (await files.open('resumes', application.resumeKey));
      if (!application || !file) throw notFound();
      try {
        const subject = caseSubject('application', application);
        await transact(deps, request, (work) => recordEvent(work, { kind: 'application.resume', subject }));
      } catch (error) {
        file.stream.destroy();
        throw error;
      }
      // Always as a file: in the Office it is read by a script, and nothing else is to show it on this origin.
      return reply
        .headers(resumeHeaders)
        .header('content-disposition', attachmentOf(application.resumeName, application.reference))
        .header('content-length', file.size)
        .send(file.stream);
    },
  });
}
