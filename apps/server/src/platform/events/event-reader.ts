import { prepared } from '../db/statement.ts';
import {
  readRows,
  startReader,
  type ReaderOptions,
  type RowsToRead,
  type StartedReader,
  type StartedReaderOptions,
} from './row-reader.ts';

/** An event row of any workspace, as a reader gets it. */
export interface ReadEvent {
  readonly tenantId: string;
  readonly workflowId: string;
  /** Number within the workflow, from 1. */
  readonly seq: number;
  /** Types of its changes, such as TASK_COMPLETED. */
  readonly kinds: readonly string[];
  /** Number of its transaction. */
  readonly position: string;
  readonly at: Date;
  /** Null for commands of the system. */
  readonly actorId: string | null;
  /** Type of the command. */
  readonly command: string;
}

const nextEvents = prepared<
  ReadEvent,
  readonly [
    reader: string,
    limit: number,
    position: string | null,
    workflowId: string | null,
    seq: number | null,
  ]
>(
  'next_events',
  `SELECT tenant_id AS "tenantId", workflow_id AS "workflowId", seq, kinds, position, at,
          actor_id AS "actorId", command
     FROM app.next_events($1, $2, $3, $4, $5)`,
);

const source: RowsToRead<ReadEvent> = {
  next: (reader, limit, after) =>
    nextEvents(
      reader,
      limit,
      after?.position ?? null,
      after?.workflowId ?? null,
      after?.seq ?? null,
    ),
  placeOf: ({ workflowId, seq }) => [workflowId, seq],
  lineOf: ({ workflowId }) => workflowId,
  // Returns whether a change can have added events. Changes of notifications, messages, and
  // settings add none.
  isAddedBy: ({ workflowId }) => workflowId !== undefined,
};

/** Processes all events that are ready. */
export const readEvents = (options: ReaderOptions<ReadEvent>): Promise<void> =>
  readRows(source, options);

/** Keeps reading events after each change and every second. */
export const startEventReader = (options: StartedReaderOptions<ReadEvent>): StartedReader =>
  startReader(source, options);
