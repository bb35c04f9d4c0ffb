import { main } from './run-command.ts';
import { writeTextsCommand } from './write-texts/write-texts-command.ts';

await main(writeTextsCommand);
