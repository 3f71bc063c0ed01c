import { blueprintLimits } from '../../blueprint/validate/validate.ts';
import { foldedName } from '../../core/names/folded-name.ts';
import { cellToPlain } from '../import-cell.ts';
import { type ImportIssue, warning } from '../import-table.ts';
import { cellsFor, type NamedCell, type PlannedRow } from './planned-row.ts';

/** Predecessors of a row. */
export interface RowDependencies {
  /** Positions of the predecessors. */
  readonly after: readonly number[];
  /**
   * Cells with more information than a dependency can store. They become part of the description.
   */
  readonly notes: readonly NamedCell[];
  readonly issues: readonly ImportIssue[];
}

export const noDependencies: RowDependencies = { after: [], notes: [], issues: [] };

interface Reference {
  readonly name: string;
  /** Type of the dependency, if it isn't "finish to start". */
  readonly type: string;
  /** Time between the two tasks. */
  readonly lag: string;
}

/** Reads the notation of project planners: "3FS+2 days" means two days after the end of task 3. */
const link =
  /^(.*\d)\s*(FS|SS|FF|SF|EA|AA|EE|AE|FD|DD|DF)?\s*([+-]\s*\d+(?:[.,]\d+)?\s*%?\s*[\p{L}.]*)?$/iu;
const finishToStart = /^(?:FS|EA|FD)?$/i;

const referenceOf = (text: string): Reference => {
  const [, name, type = '', lag = ''] = link.exec(text) ?? [];
  return name === undefined ? { name: text, type: '', lag: '' } : { name: name.trim(), type, lag };
};

const split = (cell: string): readonly string[] =>
  cell
    .split(/[,;\n，；、]/)
    .map(cellToPlain)
    .filter((part) => part !== '' && !/^(?:-+|–|—|n\/?a|none)$/i.test(part));

type Find = (name: string) => number | undefined;

const firstOf = (entries: readonly (readonly [string, number])[]): Find => {
  const found = new Map<string, number>();
  for (const [key, at] of entries) if (key !== '' && !found.has(key)) found.set(key, at);
  return (name) => found.get(foldedName(name));
};

/**
 * Finds rows by their IDs. Without IDs, numbers count the tasks or the rows of the file: the count
 * that finds more earlier rows is used.
 */
const finder = (rows: readonly PlannedRow[]): Find => {
  const byName = firstOf(rows.map(({ name }, at) => [foldedName(name), at]));
  const ids = rows.map((row) => foldedName(cellToPlain(cellsFor(row, 'TASK_ID')[0]?.cell ?? '')));
  if (ids.some((id) => id !== '')) {
    const byId = firstOf(ids.map((id, at) => [id, at]));
    return (name) => byId(name) ?? byName(name);
  }
  const counted = firstOf(rows.map((_, at) => [String(at + 1), at]));
  const numbered = firstOf(rows.map(({ number }, at) => [String(number), at]));
  const hits = (find: Find): number =>
    rows.flatMap((row, at) => namesIn(row).filter((name) => (find(name) ?? at) < at)).length;
  const byNumber = hits(numbered) > hits(counted) ? numbered : counted;
  return (name) => byName(name) ?? byNumber(name);
};

const namesIn = (row: PlannedRow): readonly string[] =>
  cellsFor(row, 'PREDECESSORS').flatMap(({ cell }) =>
    split(cell).map((part) => referenceOf(part).name),
  );

/** A reference to another task, before the check for cycles. */
interface Candidate {
  readonly first: number;
  readonly value: string;
  readonly source: NamedCell;
}

/** Reference that can't be imported. */
interface Problem {
  readonly code: ImportIssue['code'];
  readonly value: string;
  readonly source: NamedCell;
}

/**
 * Reads the predecessors of each row. `mayWait` returns whether the second row can wait for the
 * first. References that can't be imported are reported and stay readable.
 */
export function readDependencies(
  rows: readonly PlannedRow[],
  mayWait: (first: number, second: number) => boolean,
): readonly RowDependencies[] {
  const find = finder(rows);
  const read = rows.map((row, at) => readRow(row, find, (first) => mayWait(first, at)));
  const circular = circularIn(read.map(({ found }) => found));
  return read.map(({ found, problems }, at) => {
    const kept = found.filter((one) => !circular.has(one));
    const after = [...new Set(kept.map(({ first }) => first))];
    const all: readonly Problem[] = [
      ...problems,
      ...found
        .filter(
          (one) => circular.has(one) || after.indexOf(one.first) >= blueprintLimits.afterTasks,
        )
        .map(({ value, source }): Problem => ({ code: 'DependencyNotPossible', value, source })),
    ];
    return {
      after: after.slice(0, blueprintLimits.afterTasks),
      notes: [...new Set(all.map(({ source }) => source))],
      issues: all.map(({ code, value, source }) =>
        warning(code, rows[at]?.number ?? null, { value: value.slice(0, 80) }, source.header),
      ),
    };
  });
}

const readRow = (
  row: PlannedRow,
  find: Find,
  mayFollow: (first: number) => boolean,
): { readonly found: readonly Candidate[]; readonly problems: readonly Problem[] } => {
  const found: Candidate[] = [];
  const problems: Problem[] = [];
  for (const source of cellsFor(row, 'PREDECESSORS')) {
    const whole = cellToPlain(source.cell);
    // A name can contain a comma.
    for (const value of find(whole) === undefined ? split(source.cell) : [whole]) {
      const exact = find(value);
      const reference =
        exact === undefined ? referenceOf(value) : { name: value, type: '', lag: '' };
      const first = exact ?? find(reference.name);
      if (first === undefined) problems.push({ code: 'DependencyNotFound', value, source });
      else if (!finishToStart.test(reference.type) || !mayFollow(first))
        problems.push({ code: 'DependencyNotPossible', value, source });
      else {
        found.push({ first, value, source });
        if (/[1-9]/.test(reference.lag))
          problems.push({ code: 'DependencySimplified', value, source });
      }
    }
  }
  return { found, problems };
};

/** Returns the references that would create a cycle. */
const circularIn = (found: readonly (readonly Candidate[])[]): ReadonlySet<Candidate> => {
  const circular = new Set<Candidate>();
  const state = new Map<number, 'OPEN' | 'DONE'>();
  const visit = (row: number): void => {
    state.set(row, 'OPEN');
    for (const candidate of found[row] ?? [])
      if (state.get(candidate.first) === 'OPEN') circular.add(candidate);
      else if (state.get(candidate.first) === undefined) visit(candidate.first);
    state.set(row, 'DONE');
  };
  for (const row of found.keys()) if (state.get(row) === undefined) visit(row);
  return circular;
};
