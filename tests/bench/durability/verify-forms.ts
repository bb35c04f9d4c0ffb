import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { localFiles } from '#api/files/local-files';
import { sweepResumes } from '#api/services/sweep-resumes';
import type { Store } from '#api/store/open-store';
import type { Tables } from '#api/store/tables';
import { compareStored } from '../support/compare-stored.ts';

/** Describes what visitors sent, by the name in the form: the SHA-256 of its résumé, and the reference in the response. */
export interface SentForms {
  sent: ReadonlyMap<string, string>;
  acknowledged: ReadonlyMap<string, string>;
}

/** Compares what is stored of forms, and the files beside, with what was sent. Figures that start with "!" must be 0. */
export async function verifyForms({ sent, acknowledged }: SentForms, db: Kysely<Tables>, store: Store, dataDir: string) {
  const files = await localFiles({ dataDir });
  const applicants = await db.selectFrom('applicants').select(['fullName', 'reference', 'resumeKey']).execute();
  const stored = [
    ...(await db.selectFrom('quotes').select(['fullName', 'reference']).execute()),
    ...(await db.selectFrom('reviews').select(['fullName', 'reference']).where('email', 'like', '%@visitor.example').execute()),
    ...applicants,
  ];
  const compared = compareStored(acknowledged, stored);
  const count = async () => (await Array.fromAsync(files.list('resumes'))).length;
  const before = await count();
  const swept = await sweepResumes({ store, files, before: new Date(Date.now() + 60_000) });
  const after = await count();

  let wrongResumes = 0;
  for (const { fullName, resumeKey } of applicants) if ((await hashOf(resumeKey)) !== sent.get(fullName)) wrongResumes += 1;

  async function hashOf(key: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of (await files.open('resumes', key))?.stream ?? []) hash.update(chunk as Buffer);
    return hash.digest('hex');
  }

  return {
    references: new Set(stored.map(({ reference }) => reference)),
    figures: {
      'forms sent': sent.size,
      'forms acknowledged': acknowledged.size,
      'forms stored': stored.length,
      'forms stored, response not received': compared.withoutReceipt,
      'applications stored': applicants.length,
      'orphaned résumés, swept': swept.ok ? swept.deleted : Number.NaN,
      '! forms lost': compared.lost,
      '! forms stored twice': compared.twice,
      '! applications without their résumé, or with a wrong one': wrongResumes,
      '! orphaned résumés after the sweep': after - applicants.length,
      '! résumés deleted by the sweep by mistake': before - after - (swept.ok ? swept.deleted : 0),
    },
  };
}
