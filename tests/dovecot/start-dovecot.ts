import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../bench/support/free-port.ts';

/** Debian's `nobody` and `nogroup`: dovecot opens no mailbox as root. */
const nobody = { uid: 65_534, gid: 65_534 };

export interface Dovecot {
  /** For IMAP_URL. */
  url: string;
  /** Puts a mail into the INBOX, as an MTA does: written whole, then moved. */
  deliver(source: string): Promise<void>;
  /** The flags of the mails that have been seen, deleted or answered; empty as long as the mailbox was only read. */
  flags(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Debian's dovecot with one mailbox, on a free port of this machine and with everything it writes in a folder of its own. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'));
  const inbox = join(folder, 'mail');
  // Whoever owns the mailbox has to get there.
  await chmod(folder, 0o755);
  const owner = userInfo().uid === 0 ? nobody : userInfo();
  for (const path of ['', 'tmp', 'new', 'cur']) await mkdir(join(inbox, path), { recursive: true });
  for (const path of ['.', 'tmp', 'new', 'cur']) await chown(join(inbox, path), owner.uid, owner.gid);
  const port = await freePort();
  const configuration = join(folder, 'dovecot.conf');
  await writeFile(configuration, configure({ folder, inbox, port, owner }));
  const child = spawn('dovecot', ['-F', '-c', configuration], { stdio: ['ignore', 'inherit', 'inherit'] });
  await listening(child, port);
  let delivered = 0;
  return {
    url: `imap://office:secret@127.0.0.1:${port}`,
    async deliver(source) {
      const name = `${Date.now()}.${++delivered}.localhost`;
      await writeFile(join(inbox, 'tmp', name), source);
      await chown(join(inbox, 'tmp', name), owner.uid, owner.gid);
      await rename(join(inbox, 'tmp', name), join(inbox, 'new', name));
    },
    async flags() {
      return (await readdir(join(inbox, 'cur'))).map((name) => name.split(':2,')[1] ?? '').filter((flags) => flags !== '');
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Configuration {
  folder: string;
  inbox: string;
  port: number;
  owner: { uid: number; gid: number };
}

function configure({ folder, inbox, port, owner }: Configuration): string {
  // Without root, all of dovecot's processes are those of one account.
  const { uid, username } = userInfo();
  const accounts = uid === 0 ? [] : [`default_internal_user = ${username}`, `default_login_user = ${username}`];
  return [
    'protocols = imap',
    'listen = 127.0.0.1',
    'ssl = no',
    'disable_plaintext_auth = no',
    ...accounts,
    `base_dir = ${join(folder, 'run')}`,
    `state_dir = ${join(folder, 'state')}`,
    `log_path = ${join(folder, 'log')}`,
    `mail_location = maildir:${inbox}`,
    'first_valid_uid = 1',
    'last_valid_uid = 0',
    'passdb {\n driver = static\n args = password=secret\n}',
    `userdb {\n driver = static\n args = uid=${owner.uid} gid=${owner.gid} home=${inbox}\n}`,
    `service imap-login {\n chroot =\n inet_listener imap {\n port = ${port}\n }\n inet_listener imaps {\n port = 0\n }\n}`,
    'service anvil {\n chroot =\n}',
    'service stats {\n chroot =\n}',
    '',
  ].join('\n');
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error('dovecot ended before it was listening');
    const socket = connect(port, '127.0.0.1');
    const connected = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
      () => false,
    );
    socket.destroy();
    if (connected) return;
    await wait(100);
  }
  throw new Error('dovecot does not listen');
}
