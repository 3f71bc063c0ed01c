import { bulkPeople, type BulkParty } from '@baton/domain/bulk/bulk-people';
import {
  tableRowPlanner,
  type PlannedTableRow,
  type TableMapping,
  type TableReading,
} from '@baton/domain/bulk/plan-table-rows';
import { asId, type PlainDate } from '@baton/domain/core/ids';
import type { FieldColumn } from '@baton/domain/field/field';
import { readWrittenList } from '@baton/domain/field/written/written-list';
import { useEffect, useState } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useToday } from '../../lib/i18n/use-today.ts';
import { requestNamedParties } from './row-requests.ts';

/** A row of the file, as read or fixed. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

export interface PlannedRows {
  /** Results by position of the row. Null while the rows are being checked. */
  readonly planned: readonly PlannedTableRow[] | null;
  /** The people, teams, and roles that the cells refer to. */
  readonly parties: readonly BulkParty[];
  readonly failure: unknown;
}

/** Milliseconds until a failed request is retried. */
const patience = 5000;

/** Rows validated before the browser can render again. */
const atOnce = 250;

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Returns the distinct texts of columns mapped to people. */
const peopleTexts = (
  rows: readonly FileRow[],
  columns: readonly FieldColumn[],
  mapping: TableMapping,
): readonly string[] => {
  const at = mapping.flatMap((key, place) =>
    columns.some((column) => column.key === key && column.kind === 'PEOPLE') ? [place] : [],
  );
  return [
    ...new Set(
      rows.flatMap(({ cells }) => at.flatMap((place) => readWrittenList(cells[place] ?? ''))),
    ),
  ];
};

/** Orders of day and month if no column has one, so that each date is read on its own. */
const each: readonly null[] = [];

interface Judged {
  readonly by: object;
  readonly rows: readonly FileRow[];
  readonly planned: readonly PlannedTableRow[];
}

/**
 * Validates rows of a file for a table as the server does for a bulk start. Results with the same
 * mapping are reused when another row is fixed.
 */
export function usePlannedRows(
  rows: readonly FileRow[],
  columns: readonly FieldColumn[],
  mapping: TableMapping,
  dayOrders: NonNullable<TableReading['dayOrders']> = each,
): PlannedRows {
  const { clock } = useFormats();
  const { dateLocale: locale, timeZone } = clock;
  const today = useToday();
  const [people, setPeople] = useState<{
    readonly asked: ReadonlySet<string>;
    readonly found: readonly BulkParty[];
  }>({ asked: new Set(), found: [] });
  const [judged, setJudged] = useState<Judged | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // All inputs of the check. If one changes, all rows are checked again.
  const [by, setBy] = useState({ mapping, dayOrders, people, today, locale, timeZone });
  if (
    by.mapping !== mapping ||
    by.dayOrders !== dayOrders ||
    by.people !== people ||
    by.today !== today ||
    by.locale !== locale ||
    by.timeZone !== timeZone
  )
    setBy({ mapping, dayOrders, people, today, locale, timeZone });

  useEffect(() => {
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const known =
      judged?.by === by ? new Map(judged.rows.map((row, at) => [row, judged.planned[at]])) : null;
    const run = async (): Promise<void> => {
      const missing = peopleTexts(rows, columns, by.mapping).filter(
        (text) => !by.people.asked.has(text),
      );
      if (missing.length > 0) {
        const found = await requestNamedParties(missing);
        if (isOver) return;
        setFailure(null);
        setPeople((before) => ({
          asked: new Set([...before.asked, ...missing]),
          found: [...before.found, ...found],
        }));
        return;
      }
      const plan = tableRowPlanner({
        columns,
        mapping: by.mapping,
        dayOrders: by.dayOrders,
        people: bulkPeople(by.people.found),
        locale: by.locale,
        timeZone: by.timeZone,
        today: asId<PlainDate>(by.today),
      });
      const planned: PlannedTableRow[] = [];
      for (const row of rows) {
        const before = known?.get(row);
        planned.push(before ?? plan(row));
        if (before === undefined && planned.length % atOnce === 0) {
          await nextTurn();
          if (isOver) return;
        }
      }
      if (!isOver) setJudged({ by, rows, planned });
    };
    if (judged?.by !== by || judged.rows !== rows)
      run().catch((error: unknown) => {
        if (isOver) return;
        setFailure(error);
        again = setTimeout(() => setAttempt((count) => count + 1), patience);
      });
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [rows, columns, by, judged, attempt]);
  const isDone = judged?.by === by && judged.rows === rows;
  return { planned: isDone ? judged.planned : null, parties: people.found, failure };
}
