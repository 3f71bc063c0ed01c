import { foldedName } from '../../core/names/folded-name.ts';
import { headerWords } from '../header-words.ts';
import type { ImportColumn, ImportedTable } from '../import-table.ts';
import { likeliestName, sampleOf } from './likeliest-name.ts';
import { readPlanDate } from '../plan/plan-date.ts';
import { parseCellDuration } from '../plan/parse-duration.ts';

/**
 * Returns the probable meaning of each column, by its header, or by its cells if the header doesn't
 * help. Only descriptions and tags can have several columns.
 */
export function suggestMapping(table: ImportedTable): readonly ImportColumn[] {
  const guesses = table.columns.map((header, index): Guess => {
    const guess = guessByHeader(header);
    // Numbers aren't names, even if the header says so.
    const isNumbered = guess.kind === 'TASK' && isNumbers(sampleOf(table, index));
    return isNumbered ? { kind: 'TASK_ID', score: 1 } : guess;
  });
  const taken = new Set<ImportColumn>();
  const columns = guesses.map(({ kind, score }, index): ImportColumn | null => {
    if (kind === null) return null;
    if (kind === 'DESCRIPTION' || kind === 'TAGS') return kind;
    const better = guesses.some(
      (other, at) =>
        other.kind === kind && (other.score > score || (other.score === score && at < index)),
    );
    if (better) return null;
    taken.add(kind);
    return kind;
  });
  const byCells = columns.map((kind, index): ImportColumn | null => {
    const guess = kind ?? guessByCells(sampleOf(table, index));
    if (kind !== null || guess === null || taken.has(guess)) return kind;
    taken.add(guess);
    return guess;
  });
  const task = taken.has('TASK') ? -1 : likeliestName(table, (index) => byCells[index] === null);
  return byCells.map((kind, index) => {
    if (index === task) return 'TASK';
    // IDs only show which task depends on which. Without dependencies, they are part of the
    // description.
    if (kind !== null && (kind !== 'TASK_ID' || taken.has('PREDECESSORS'))) return kind;
    return sampleOf(table, index).length > 0 ? 'DESCRIPTION' : 'IGNORE';
  });
}

interface Guess {
  readonly kind: ImportColumn | null;
  readonly score: number;
}

const isNumbers = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => !/\p{L}/u.test(cell));

/** Headers of columns with successors. Only predecessors can be imported. */
const successors = /^(?:blocking|blocks|successors?|nachfolger|successeurs?|sucesor[ae]s?)(?: |$)/;

/** A match of the whole header is best. Otherwise, the last word counts ("task owner"). */
function guessByHeader(header: string): Guess {
  const name = foldedName(header)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  if (successors.test(name)) return { kind: 'DESCRIPTION', score: 1 };
  const whole = headerWords.find(({ words }) => words.includes(name));
  if (whole !== undefined) return { kind: whole.kind, score: whole.weak.includes(name) ? 2 : 3 };
  const parts = name.split(' ').toReversed();
  for (const part of parts) {
    const match = headerWords.find(
      ({ words, weak }) => words.includes(part) && !weak.includes(part),
    );
    if (match !== undefined) return { kind: match.kind, score: 2 };
  }
  // Languages without spaces between words.
  const inside = headerWords.find(({ words }) =>
    words.some((word) => /[^\p{Script=Latin}\s]/u.test(word) && name.includes(word)),
  );
  return inside === undefined ? { kind: null, score: 0 } : { kind: inside.kind, score: 1 };
}

/** Whether a cell is a date doesn't depend on the language of its reader. */
const isDate = (cell: string): boolean =>
  readPlanDate(cell, { locale: 'en', order: null }) !== null;

function guessByCells(cells: readonly string[]): 'DUE_DATE' | 'DURATION' | null {
  const sample = cells.slice(0, 50);
  const share = (test: (cell: string) => boolean): number =>
    sample.filter(test).length / Math.max(1, sample.length);
  if (share(isDate) > 0.7) return 'DUE_DATE';
  return share((cell) => parseCellDuration(cell) !== null) > 0.7 ? 'DURATION' : null;
}
