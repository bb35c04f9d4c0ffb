import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { giveTo, otherUser, ownersIn } from '#api/testing/other-user';
import { temporaryFolder } from '#api/testing/temporary';
import { apiPaths } from '#contract/api-paths';
import { settingNames } from '#server/settings';
import { applicationForm } from '../../server/testing/forms.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whatever the developer has set stays out of the tests. */
const unset = Object.fromEntries(settingNames.map((name) => [name, '']));

/** `npm start` as a terminal runs it: npm, the set-up script and the server are a group of processes, which gets the signals of its keys. */
async function npmStart(dataDir: string): Promise<{ url: string; group: ChildProcess }> {
  const group = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...unset, PORT: '0', DATA_DIR: dataDir, WARM_UP: 'off', DEMO: 'site', LOG_LEVEL: 'silent' },
  });
  onTestFinished(() => signal(group, 'SIGKILL'));
  const [line] = (await once(createInterface(group.stdout), 'line')) as [string];
  expect(line).toMatch(/^The site is at http:\S+ \(Ctrl-C stops it\)$/);
  return { url: /http:\S+/.exec(line)?.[0] ?? '', group };
}

function signal(group: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-(group.pid ?? 0), name);
  } catch {
    // All processes of the group have ended.
  }
}

test.each(['SIGINT', 'SIGHUP'] as const)(
  'an upload ends well when %s goes to the whole group, three times',
  async (name) => {
    const dataDir = await temporaryFolder();
    // Root starts the server, as root may do; the data belong to another user.
    if (otherUser) await giveTo(otherUser, dataDir);
    const { url, group } = await npmStart(dataDir);
    const [career] = (await (await fetch(url + apiPaths.openCareers)).json()) as { _id: string }[];
    const { payload, headers } = await applicationForm(career?._id ?? '', {}, new Blob([`%PDF-1.4\n${'%'.repeat(200_000)}\n%%EOF\n`]));
    // Comes when the last process of the group has closed its output.
    const end = once(group, 'close');

    const upload = request(`${url}/careers`, {
      method: 'POST',
      headers: { ...headers, 'content-length': payload.length, expect: '100-continue' },
    });
    await once(upload, 'continue');
    const responded = once(upload, 'response');
    responded.catch(() => undefined);
    upload.write(payload.subarray(0, 1000));
    for (let sent = 0; sent < 3; sent += 1) {
      signal(group, name);
      await pause(100);
    }
    upload.end(payload.subarray(1000));

    const [response] = (await responded) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
    // npm itself does not wait for its script when the terminal is closed.
    expect(await end).toEqual(name === 'SIGHUP' ? [null, 'SIGHUP'] : [0, null]);
    expect(await readdir(join(dataDir, 'files', 'resumes'))).toHaveLength(1);
    expect(ownersIn(dataDir)).toEqual([otherUser ?? process.getuid?.()]);
  },
  60_000,
);

test('a log that cannot be written stops neither the site nor its shutdown', async () => {
  const env = {
    ...process.env,
    ...unset,
    PORT: '0',
    ORIGIN: 'http://localhost',
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'debug',
  };
  // Every write to this device fails as on a full disk.
  const site = spawn(process.execPath, ['tests/processes/serve.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
  });
  onTestFinished(() => void site.kill('SIGKILL'));
  const end = once(site, 'exit');
  const [origin] = (await once(createInterface(site.stdout as Readable), 'line')) as [string];

  expect((await fetch(`${origin}/broken`)).status).toBe(500);
  site.kill('SIGTERM');

  expect(await end).toEqual([0, null]);
});
