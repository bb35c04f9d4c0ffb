import { createLogger } from './operations/logger.ts';
import { environment, readSettings, SettingsError } from './settings.ts';
import { startServer } from './start-server.ts';

// Errors of pages name the place in the source.
process.setSourceMapsEnabled(true);

try {
  const settings = readSettings(environment());
  await startServer({ settings, log: createLogger(settings.logLevel) });
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
