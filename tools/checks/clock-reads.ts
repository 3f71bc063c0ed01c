import { parseSync, Visitor } from 'oxc-parser';
import { isTest, sourceFiles } from './source-files.ts';

/**
 * Returns the lines of a file that read the time with `new Date()` or `Date()`, which no lint rule
 * catches.
 */
const clockReadsIn = (file: string, text: string): readonly number[] => {
  const found: number[] = [];
  const note = (start: number) => found.push(text.slice(0, start).split('\n').length);
  const isDate = (node: { readonly type: string }) => 'name' in node && node.name === 'Date';
  new Visitor({
    NewExpression(node) {
      if (isDate(node.callee) && node.arguments.length === 0) note(node.start);
    },
    CallExpression(node) {
      if (isDate(node.callee)) note(node.start);
    },
  }).visit(parseSync(file, text).program);
  return found;
};

/** Checks that the domain has no clock. It gets the time as an argument. */
export const checkClockReads = async (root: string): Promise<readonly string[]> =>
  sourceFiles(root, /^packages\/domain\/src\/.*\.ts$/)
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      clockReadsIn(file.path, file.text).map(
        (line) => `${file.path}:${line} reads the clock; take the time as an argument`,
      ),
    );
