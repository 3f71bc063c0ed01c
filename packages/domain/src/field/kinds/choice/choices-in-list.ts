import { findNamed } from '../../../core/names/find-named.ts';
import type { FieldOption } from '../../field.ts';
import { readWrittenList, writtenPieces, type WrittenPiece } from '../../written/written-list.ts';

type Options = readonly FieldOption[];

/**
 * The maximum number of separators in an option name, by option list. Option lists don't change.
 */
const longest = new WeakMap<Options, number>();

const longestOf = (options: Options): number => {
  const known = longest.get(options);
  if (known !== undefined) return known;
  const most = Math.max(1, ...options.map(({ name }) => readWrittenList(name).length));
  longest.set(options, most);
  return most;
};

/** Returns whether a comma or line break separates the pieces; these always separate two items. */
const isParted = (run: readonly WrittenPiece[], text: string, options: Options): boolean =>
  run.every(
    (one, at) =>
      findNamed(options, one.text) !== undefined &&
      /^[\s,]*$/.test(text.slice(run[at - 1]?.to ?? one.from, one.from)),
  );

/** Returns the option name that several pieces form, such as `上海、北京`. */
const nameOf = (
  run: readonly WrittenPiece[],
  text: string,
  options: Options,
): string | undefined => {
  if (run.length < 2 || run.some(({ isQuoted }) => isQuoted)) return undefined;
  const name = text.slice(run[0]?.from, run.at(-1)?.to);
  return findNamed(options, name) === undefined || isParted(run, text, options) ? undefined : name;
};

/**
 * Returns the names in a written list: the longest matching option names, including their
 * separators, and the pieces in between.
 */
export const namesInList = (text: string, options: Options): readonly string[] => {
  const pieces = writtenPieces(text);
  const names: string[] = [];
  let taken = 0;
  for (const [at, piece] of pieces.entries()) {
    if (at < taken) continue;
    taken = Math.min(at + longestOf(options), pieces.length);
    let name = nameOf(pieces.slice(at, taken), text, options);
    while (name === undefined && taken > at + 1) {
      taken -= 1;
      name = nameOf(pieces.slice(at, taken), text, options);
    }
    names.push(name ?? piece.text);
  }
  return names;
};
