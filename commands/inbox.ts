import { environment, readSettings } from '#server/settings';
import { runInbox } from './inbox/run.ts';
import { noData, openData } from './open-data.ts';

const settings = readSettings(environment());
const data = await openData(settings);

if (data) {
  process.exitCode = await runInbox(process.argv.slice(2), { ...data, stdout: process.stdout, stderr: process.stderr });
  await data.store.close();
} else {
  process.stderr.write(noData(settings));
  process.exitCode = 1;
}
