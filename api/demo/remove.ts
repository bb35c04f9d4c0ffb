import { uploadKey } from '#contract/api-paths';
import type { FileStore } from '../files/file-store.ts';
import { type DemoEntry, demoKinds } from '../store/demo-entries.ts';
import type { Store } from '../store/open-store.ts';

/** What became of the entries of the demo. */
export interface DemoRemoval {
  deleted: DemoEntry[];
  /** Positions that applications refer to: off the site, but still in the database. */
  withdrawn: DemoEntry[];
  /** Entries that somebody has changed: as they were. */
  kept: DemoEntry[];
}

/** What `removeDemo` would do now. */
export function planRemoval(entries: DemoEntry[]): DemoRemoval {
  const unchanged = entries.filter(({ isChanged }) => !isChanged);
  return {
    deleted: unchanged.filter(({ applications }) => applications === 0),
    withdrawn: unchanged.filter(({ applications }) => applications > 0),
    kept: entries.filter(({ isChanged }) => isChanged),
  };
}

/** Takes the entries of the demo that nobody has changed out of the site, with their logos. No application is lost: its position stays. */
export async function removeDemo(store: Store, files: FileStore): Promise<DemoRemoval> {
  const removal = await store.transaction(
    async ({ demoEntries }) => {
      const plan = planRemoval(await demoEntries.list());
      for (const kind of demoKinds)
        await demoEntries.delete(
          kind,
          plan.deleted.filter((entry) => entry.kind === kind).map(({ row }) => row.id),
        );
      await demoEntries.withdrawPositions(plan.withdrawn.map(({ row }) => row.id));
      return plan;
    },
    { exclusive: true },
  );
  // After the commit: a logo without a client does no harm, a client without its logo does.
  for (const { row } of removal.deleted) {
    const logo = String(row.logo ?? '');
    const key = uploadKey(logo);
    if (key !== undefined && !(await store.demoEntries.isLogoUsed(logo))) await files.delete('uploads', key);
  }
  return removal;
}
