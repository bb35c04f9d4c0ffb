import type { $ZodIssue } from 'zod/v4/core';
import { BrandConfig } from './schema.ts';

/** Everything that is wrong with the brand, one line each. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  constructor(problems: string[]) {
    super(`brand.config.ts is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    // The lines name the fields; where they were checked is of no use to whoever reads them.
    this.stack = this.message;
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};

/** Throws a BrandError that names each field which is missing, unknown or not what its schema requires. */
export function checkBrand(config: unknown): void {
  const result = BrandConfig.safeParse(config, { error: (issue) => (issue.code === 'invalid_type' ? typeProblem(issue) : undefined) });
  if (!result.success) throw new BrandError(result.error.issues.map(problemOf));
}

function typeProblem({ input, expected }: { input?: unknown; expected?: string }): string {
  return input === undefined ? 'is missing' : `must be ${kinds[expected ?? ''] ?? 'a group of fields'}`;
}

function problemOf(issue: $ZodIssue): string {
  const field = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return `${field} ${issue.message}`;
  return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a field that the site knows`).join('\n  ');
}
