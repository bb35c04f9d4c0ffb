/**
 * How many inputs a property is tried with, and which. The same ones every time, so that a test that passed keeps passing; more and other
 * ones with `ATTACK_RUNS=5000 ATTACK_SEED=7`.
 */
export const runs = { numRuns: Number(process.env.ATTACK_RUNS ?? 150), seed: Number(process.env.ATTACK_SEED ?? 1) };

/** Milliseconds for a test that tries them all. */
export const timeout = 60_000 + runs.numRuns * 100;
