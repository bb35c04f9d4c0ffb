import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readScriptHashes, withIntegrity } from './script-integrity.ts';

test('a script of the build is named with its hash, and nothing else of the page is touched', async () => {
  const client = await mkdtemp(join(tmpdir(), 'client-'));
  onTestFinished(() => rm(client, { recursive: true }));
  await mkdir(join(client, '_astro'));
  await writeFile(join(client, '_astro', 'main.js'), "alert('Hello, world.');");
  await writeFile(join(client, '_astro', 'main.css'), '');
  const others =
    '<script type="module">1</script><script type="module" src="/_astro/other.js"></script><script src="/_astro/main.js"></script>';

  const html = withIntegrity(`<script type="module" src="/_astro/main.js"></script>${others}`, readScriptHashes(client));

  // The example of the recommendation Content Security Policy Level 2.
  const hash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
  expect(html).toBe(`<script type="module" src="/_astro/main.js" integrity="${hash}"></script>${others}`);
});
