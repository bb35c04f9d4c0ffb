import { officeCommand } from './office/office-command.ts';
import { main } from './run-command.ts';

await main(officeCommand);
