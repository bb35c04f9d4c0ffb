// `npm run bench:observatory`: the MDN HTTP Observatory, its own code, on the site behind the proxy of deploy/nginx.conf with TLS. Prints the
// mark and what each of its tests found; ends with an error when one of them fails or the mark is not the expected one.
import { existsSync, writeFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { TlsProxy } from './support/tls-proxy.ts';

/**
 * A+ begins at 100. Algorithm 4 (`src/grader/charts.js`) knows 45 points of extra credit. Not to be had are 5 for the browsers' preload list,
 * which takes a public host, and 5 for good cookies, since no page sets one.
 */
const expectedMark = 135;

interface Finding {
  result: string;
  pass: boolean;
}
interface Observatory {
  retrieve(host: string, options: { httpPort: number; httpsPort: number; path: string }): Promise<unknown>;
  tests: ((retrieved: unknown) => Finding)[];
  modifierOf(result: string): number;
  gradeFor(score: number): { grade: string; score: number };
  /** Extra credit counts only from here on. */
  minimumForExtra: number;
}

const root = new URL('./observatory/node_modules/@mdn/mdn-http-observatory/', import.meta.url);

async function loadObservatory(): Promise<Observatory> {
  // Its install script would fetch the browsers' preload list; nothing of ours is in it.
  const list = fileURLToPath(new URL('conf/hsts-preload.json', root));
  if (!existsSync(list)) writeFileSync(list, '{}');
  const part = (path: string) => import(new URL(path, root).href);
  const [retriever, constants, grader, charts] = [
    await part('src/retriever/retriever.js'),
    await part('src/constants.js'),
    await part('src/grader/grader.js'),
    await part('src/grader/charts.js'),
  ];
  return {
    retrieve: retriever.retrieve,
    tests: constants.ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeFor: grader.getGradeForScore,
    minimumForExtra: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
  };
}

const observatory = await loadObservatory();
const site = await SiteProcess.start('working', { TRUST_PROXY: 'loopback' });
const proxy = await TlsProxy.start(site.url);
try {
  setDefaultCACertificates([...getCACertificates(), proxy.certificate]);
  const rows = [];
  for (const path of ['/', '/about', '/contact', '/careers', '/privacy-policy']) {
    const { httpPort, httpsPort } = proxy;
    const retrieved = await observatory.retrieve('localhost', { httpPort, httpsPort, path });
    const findings = observatory.tests.map((test) => test(retrieved));
    const { grade, score } = markOf(findings);
    if (score < expectedMark || findings.some(({ pass }) => !pass)) process.exitCode = 1;
    rows.push({ path, grade, score, 'tests passed': `${findings.filter(({ pass }) => pass).length} of ${findings.length}` });
    if (path === '/') console.table(findings.map(({ result, pass }) => ({ result, pass, points: observatory.modifierOf(result) })));
  }
  console.table(rows);
} finally {
  await proxy.stop();
  await site.remove();
}

/** As its own `scan` computes it, which takes no other ports than 80 and 443. */
function markOf(findings: Finding[]): { grade: string; score: number } {
  const points = findings.map(({ result }) => observatory.modifierOf(result));
  const penalties = 100 + sum(points.filter((point) => point < 0));
  return observatory.gradeFor(penalties >= observatory.minimumForExtra ? 100 + sum(points) : penalties);
}

function sum(points: number[]): number {
  return points.reduce((total, point) => total + point, 0);
}
