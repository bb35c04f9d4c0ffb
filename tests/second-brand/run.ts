// Runs the whole test in a copy of the project whose company is that of tests/fixtures/second-brand.config.ts:
//
//   npm run test:second-brand
//
// Not part of `npm test`, which it would double. When a test fails the copy stays, to look at.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyWithSecondBrand, removeCopy } from './copy-project.ts';

const folder = await copyWithSecondBrand();
const child = spawn(process.execPath, ['tools/setup.mjs', 'test'], { cwd: folder, stdio: 'inherit' });
const [code] = await once(child, 'exit');
if (code === 0) await removeCopy(folder);
else console.error(`\nThe copy is in ${folder}`);
process.exitCode = code ?? 1;
