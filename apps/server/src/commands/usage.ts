import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Exit codes as in sysexits.h. */
export const exitCodes = { failed: 1, usage: 64, configuration: 78 } as const;

/** Error for wrong command usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses the options of a command. Throws a UsageError for unknown options. */
export const readOptions = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  args: readonly string[],
  options: Options,
) => {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message}\nSee: baton ${command} --help`);
  }
};
