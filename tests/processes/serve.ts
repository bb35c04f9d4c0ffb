// A server process with the test site instead of the built one; everything else is as in server/main.ts.
import { openBackend } from '#server/backend';
import { createServer } from '#server/create-server';
import { describeFailure } from '#server/failure';
import { shutDownOnSignal } from '#server/operations/graceful-shutdown';
import { createLogger } from '#server/operations/logger';
import { readSettings } from '#server/settings';
import { testSite } from '../../server/testing/built-site.ts';

const settings = readSettings(process.env);
try {
  const log = createLogger(settings.logLevel);
  const backend = await openBackend(settings, log);
  const app = await createServer({ settings, log, site: testSite(), data: backend.data, backend });
  app.addHook('onClose', () => backend.close());
  shutDownOnSignal(app, log);
  console.log(await app.listen({ port: settings.port, host: settings.host }));
} catch (error) {
  console.error(describeFailure(error, settings) ?? error);
  process.exit(1);
}
