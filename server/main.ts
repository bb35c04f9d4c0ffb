import { endAfter } from './data-folder/silent-folder.ts';
import { describeFailure } from './failure.ts';
import { createLogger } from './operations/logger.ts';
import { environment, readSettings, type Settings } from './settings.ts';
import { startServer } from './start-server.ts';

// Errors of pages name the place in the source.
process.setSourceMapsEnabled(true);

let settings: Settings | undefined;
try {
  settings = readSettings(environment());
  await startServer({ settings, log: createLogger(settings.logLevel) });
} catch (error) {
  console.error(describeFailure(error, settings) ?? error);
  endAfter(error);
  process.exit(1);
}
