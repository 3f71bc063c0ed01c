import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { busyPerson, dueDays, personId, type DataSize } from '../data-shape.ts';
import { memoryOf } from '../process-cost.ts';
import type { Figure } from '../report.ts';
import { graphql } from '../requests.ts';
import { serveBaton, type Served } from '../served.ts';
import { sendAll } from './prepared-workflows.ts';

const wantedRows = 100_000;
/** Completed tasks of a workflow. */
const tasksEach = 10;
/** Time after which the memory of the start is free. */
const restMillis = 10_000;
const dayMillis = 86_400_000;

const start = `mutation ($input: ExportTasksInput!) { exportTasks(input: $input) { id } }`;

/** Returns the parameters of a list with as many completed tasks as are exported. */
const parametersOf = ({ workflows }: DataSize) => {
  const days = Math.ceil((dueDays * wantedRows) / (workflows * tasksEach));
  const since = new Date(Date.now() - days * dayMillis).toISOString().slice(0, 10);
  const all = [{ name: 'status', value: 'completed' }];
  return days < dueDays ? [...all, { name: 'completed', value: `${since}..` }] : all;
};

interface Export {
  readonly millis: number;
  readonly megabytes: number;
  readonly rows: number;
  readonly kilobytes: number;
}

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** Exports in the background and reads the memory of the server 20 times a second. */
const exportTasks = async (
  baton: Served,
  pool: pg.Pool,
  size: DataSize,
  format: 'CSV' | 'XLSX',
): Promise<Export> => {
  await pause(restMillis);
  const before = memoryOf(baton.pid);
  const since = performance.now();
  const input = { idempotencyKey: randomUUID(), format, parameters: parametersOf(size) };
  await sendAll(baton, [graphql(start, { input }, busyPerson)]);
  let most = before;
  for (;;) {
    await pause(50);
    most = Math.max(most, memoryOf(baton.pid));
    const { rows } = await pool.query<{ state: string; rows: number; size: string | null }>(
      `SELECT state, done_count AS rows, size FROM list_export ORDER BY created_at DESC LIMIT 1`,
    );
    const [found] = rows;
    if (found?.state === 'FAILED') throw new Error('the export failed');
    if (found?.state === 'DONE')
      return {
        millis: performance.now() - since,
        megabytes: most - before,
        rows: found.rows,
        kilobytes: Number(found.size) / 1000,
      };
  }
};

/** Measures exports of 100,000 tasks with the default columns. */
export const exportFigures = async (
  database: { readonly url: string; readonly dataDir: string },
  size: DataSize,
): Promise<readonly Figure[]> => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  await pool.query('UPDATE party SET is_admin = true WHERE id = $1', [personId(busyPerson)]);
  const baton = await serveBaton({ url: database.url, dataDir: database.dataDir });
  try {
    const figures: Figure[] = [];
    for (const format of ['CSV', 'XLSX'] as const) {
      const { millis, megabytes, rows, kilobytes } = await exportTasks(baton, pool, size, format);
      const figure = (what: string, unit: string, value: number): Figure => ({
        ...{ work: 'exports', what: `${format}: ${what}`, unit, baton: value },
        floor: null,
      });
      figures.push(
        figure('rows', '', rows),
        figure('until it can be downloaded', 'ms', millis),
        figure('size', 'kB', kilobytes),
        figure('memory of the server above that before', 'MB', megabytes),
      );
    }
    return figures;
  } finally {
    await baton.stop();
    await pool.end();
  }
};
