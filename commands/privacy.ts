import { privacyCommand } from './privacy/privacy-command.ts';
import { main } from './run-command.ts';

await main(privacyCommand);
