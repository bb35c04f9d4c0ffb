/**
 * Number and seed of the generated inputs. Fixed, so that results are reproducible; `ATTACK_RUNS=5000 ATTACK_SEED=7` tries more and other inputs.
 */
export const runs = { numRuns: Number(process.env.ATTACK_RUNS ?? 150), seed: Number(process.env.ATTACK_SEED ?? 1) };

/** Milliseconds for a test with all inputs. */
export const timeout = 60_000 + runs.numRuns * 100;
