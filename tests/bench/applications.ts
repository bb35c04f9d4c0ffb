// `npm run bench:applications`: 200 concurrent applications, each with a résumé of 5 MB. Prints the responses, the server's memory, and whether
// rows and files match. Fails when anything is missing or the memory limit is exceeded.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPaths } from '#contract/api-paths';
import { limits } from '#contract/limits';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { residentBytes } from './support/process.ts';
import { newIdempotencyKey, pdfOf, visitorHeaders } from './support/visitor.ts';

const applicants = 200;
/** Limit of the server's resident memory. */
const maxMemoryBytes = 400e6;
const memoryPollMs = 50;

const site = await SiteProcess.start('working');
try {
  const resume = pdfOf(limits.resume);
  const [career] = (await (await fetch(site.url + apiPaths.openCareers)).json()) as [{ _id: string }];
  const headers = await visitorHeaders(site.url);
  const memory = watchMemory(site.pid);
  const started = performance.now();
  const statuses = await Promise.all(Array.from({ length: applicants }, (_, index) => apply(index, career._id, resume, headers)));
  const seconds = (performance.now() - started) / 1000;
  const peak = memory.stop();

  const rows = JSON.parse(await site.inbox('applicants', '--json')) as unknown[];
  const files = await readdir(join(site.dataDir, 'files', 'resumes'));
  const completeFiles = await Promise.all(
    files.map(async (name) => (await readFile(join(site.dataDir, 'files', 'resumes', name))).equals(resume)),
  );
  const accepted = statuses.filter((status) => status === 201).length;
  const figures = {
    'applications sent': applicants,
    'responses 201': accepted,
    'other responses': [...new Set(statuses.filter((status) => status !== 201))].join(' ') || 'none',
    'rows in the store': rows.length,
    'files stored completely': completeFiles.filter(Boolean).length,
    'files stored': files.length,
    'seconds until the last response': seconds.toFixed(1),
    'memory before, MB': Math.round(memory.before / 1e6),
    'memory peak, MB': Math.round(peak / 1e6),
  };
  console.table(figures);
  const complete = [accepted, rows.length, files.length, completeFiles.filter(Boolean).length].every((count) => count === applicants);
  if (!complete || peak > maxMemoryBytes) process.exitCode = 1;
} finally {
  await site.remove();
}

/** Returns the status, or the message of a network error. */
async function apply(
  index: number,
  career: string,
  resume: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<number | string> {
  const form = new FormData();
  form.set('careerId', career);
  form.set('fullName', `Applicant ${index}`);
  form.set('email', `applicant-${index}@visitor.example`);
  form.set('resume', new Blob([resume], { type: 'application/pdf' }), `resume-${index}.pdf`);
  try {
    const response = await fetch(site.url + apiPaths.applicants, {
      method: 'POST',
      body: form,
      headers: { ...headers, ...newIdempotencyKey() },
    });
    await response.text();
    return response.status;
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error);
  }
}

function watchMemory(pid: number): { before: number; stop: () => number } {
  const before = residentBytes(pid);
  let peak = before;
  const sample = () => {
    peak = Math.max(peak, residentBytes(pid));
  };
  const timer = setInterval(sample, memoryPollMs);
  return {
    before,
    stop: () => {
      clearInterval(timer);
      sample();
      return peak;
    },
  };
}
