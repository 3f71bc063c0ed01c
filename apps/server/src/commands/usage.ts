import { parseArgs, type ParseArgsConfig } from 'node:util';

/** As in sysexits.h, where a script may look them up. */
export const exitCodes = { failed: 1, usage: 64, configuration: 78 } as const;

/** The command was called in a way that it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The options of a command; anything it does not know is refused with the way to its help. */
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
