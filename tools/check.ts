import { checkSteps } from './check-steps.ts';
import { allPassed, printSummary, runSteps } from './steps.ts';

const results = await runSteps(checkSteps);
printSummary(checkSteps, results);
process.exitCode = allPassed(checkSteps, results) ? 0 : 1;
