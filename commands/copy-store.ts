import { copyStoreCommand } from './copy-store/copy-store-command.ts';
import { main } from './run-command.ts';

await main(copyStoreCommand);
