import { contentCommand } from './content/content-command.ts';
import { main } from './run-command.ts';

await main(contentCommand);
