import { restoreCommand } from './backup/restore-command.ts';
import { main } from './run-command.ts';

await main(restoreCommand);
