import { parseArgs } from 'node:util';

/**
 * Reads the one value that a command needs and the switches that it knows. Anything else ends the process with the usage and code 2.
 *
 * @param name of the option with the value, without its dashes
 */
export function readArguments<Switch extends string>(
  name: string,
  switches: Switch[],
  usage: string,
): { value: string; switches: Partial<Record<Switch, boolean>> } {
  const flags = switches.map((flag) => [flag, { type: 'boolean' }] as const);
  try {
    const { values } = parseArgs({ options: { [name]: { type: 'string' }, ...Object.fromEntries(flags) } });
    const { [name]: value, ...rest } = values as Record<string, string | boolean>;
    if (typeof value === 'string' && value !== '') return { value, switches: rest as Partial<Record<Switch, boolean>> };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n`);
  }
  process.stderr.write(usage);
  process.exit(2);
}
