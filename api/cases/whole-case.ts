import type { Part } from '../store/cases/case-rows.ts';

/** The case that this one has become a part of, or itself. */
export async function wholeCase<One extends Part>(
  cases: { find(id: string): Promise<One | undefined> },
  id: string,
): Promise<One | undefined> {
  const found = await cases.find(id);
  return found?.mergedInto ? cases.find(found.mergedInto) : found;
}

/** Undefined for a part of another case. */
export const standing = <One extends Part>(found: One | undefined): One | undefined => (found?.mergedInto === null ? found : undefined);
