import { main } from '#commands/run-command';
import { writeTextsCommand } from './write-texts/write-texts-command.ts';

await main(writeTextsCommand);
