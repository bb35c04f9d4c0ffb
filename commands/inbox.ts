import { inboxCommand } from './inbox/inbox-command.ts';
import { main } from './run-command.ts';

await main(inboxCommand);
