// `npm run bench:observatory`: runs the code of the MDN HTTP Observatory on the site behind the TLS proxy of deploy/nginx.conf. Prints the score
// and the result of each test. Fails when a test fails or the score is lower than expected.
import { existsSync, writeFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { TlsProxy } from './support/tls-proxy.ts';

/**
 * A+ starts at 100. Algorithm 4 (`src/grader/charts.js`) has 45 points of extra credit. Out of reach are 5 for the HSTS preload list, which
 * requires a public host, and 5 for secure cookies, because no page sets one.
 */
const expectedScore = 135;

interface Finding {
  result: string;
  pass: boolean;
}
interface Observatory {
  retrieve(host: string, options: { httpPort: number; httpsPort: number; path: string }): Promise<unknown>;
  tests: ((retrieved: unknown) => Finding)[];
  modifierOf(result: string): number;
  gradeFor(score: number): { grade: string; score: number };
  /** Extra credit counts only from this score on. */
  minimumForExtra: number;
}

const root = new URL('./observatory/node_modules/@mdn/mdn-http-observatory/', import.meta.url);

async function loadObservatory(): Promise<Observatory> {
  // Normally downloaded by its install script; the HSTS preload list has no entry for this site.
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
    const { grade, score } = scoreOf(findings);
    if (score < expectedScore || findings.some(({ pass }) => !pass)) process.exitCode = 1;
    rows.push({ path, grade, score, 'tests passed': `${findings.filter(({ pass }) => pass).length} of ${findings.length}` });
    if (path === '/') console.table(findings.map(({ result, pass }) => ({ result, pass, points: observatory.modifierOf(result) })));
  }
  console.table(rows);
} finally {
  await proxy.stop();
  await site.remove();
}

/** The same computation as in its own `scan`, which supports ports 80 and 443 only. */
function scoreOf(findings: Finding[]): { grade: string; score: number } {
  const points = findings.map(({ result }) => observatory.modifierOf(result));
  const penalties = 100 + sum(points.filter((point) => point < 0));
  return observatory.gradeFor(penalties >= observatory.minimumForExtra ? 100 + sum(points) : penalties);
}

function sum(points: number[]): number {
  return points.reduce((total, point) => total + point, 0);
}
