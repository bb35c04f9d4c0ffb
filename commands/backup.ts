import { backupCommand } from './backup/backup-command.ts';
import { main } from './run-command.ts';

await main(backupCommand);
