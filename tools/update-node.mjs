// Writes the version of Node that set-up fetches, with the hash of each of its packages, where there is no recent one:
//
//   node tools/update-node.mjs <version>
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { npmCli } from './setup/context.mjs';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  console.error('Usage: node tools/update-node.mjs <version>');
  process.exit(2);
}

const setUp = new URL('setup/node.mjs', import.meta.url);
const hashes = new URL('setup/node-hashes.json', import.meta.url);
const { integrity: before } = JSON.parse(readFileSync(hashes, 'utf8'));
const hashOf = (name) =>
  JSON.parse(execFileSync(process.execPath, [npmCli(), 'view', `${name}@${version}`, 'dist.integrity', '--json'], { encoding: 'utf8' }));
const integrity = Object.fromEntries(Object.keys(before).map((name) => [name, hashOf(name)]));

writeFileSync(hashes, `${JSON.stringify({ version, integrity }, null, 2)}\n`);
writeFileSync(setUp, readFileSync(setUp, 'utf8').replace(/^const version = '.+';$/m, `const version = '${version}';`));
