import type { Part } from '../store/cases/case-rows.ts';

interface Cases<One> {
  find(id: string): Promise<One | undefined>;
}

/** The case that this one has become a part of, or itself. */
export async function wholeCase<One extends Part>(cases: Cases<One>, id: string): Promise<One | undefined> {
  const found = await cases.find(id);
  return found && wholeOf(cases, found);
}

/** The same of a case that has been read already. */
export async function wholeOf<One extends Part>(cases: Cases<One>, found: One): Promise<One | undefined> {
  return found.mergedInto === null ? found : cases.find(found.mergedInto);
}

/** Undefined for a part of another case. */
export const standing = <One extends Part>(found: One | undefined): One | undefined => (found?.mergedInto === null ? found : undefined);
