import { demoCommand } from './demo/demo-command.ts';
import { main } from './run-command.ts';

await main(demoCommand);
