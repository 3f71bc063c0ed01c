import { prepared } from '../db/statement.ts';
import {
  readRows,
  startReader,
  type ReaderOptions,
  type RowsToRead,
  type StartedReader,
  type StartedReaderOptions,
} from './row-reader.ts';

/** An entry of the audit log of any workspace, with the data that readers get. */
export interface ReadAuditEntry {
  readonly tenantId: string;
  readonly id: string;
  /** Number of its transaction. */
  readonly position: string;
  readonly at: Date;
  readonly objectType: string;
  readonly action: string;
}

const nextEntries = prepared<
  ReadAuditEntry,
  readonly [reader: string, limit: number, position: string | null, id: string | null]
>(
  'next_audit_entries',
  `SELECT tenant_id AS "tenantId", id, position, at, object_type AS "objectType", action
     FROM app.next_audit_entries($1, $2, $3, $4)`,
);

const source: RowsToRead<ReadAuditEntry> = {
  next: (reader, limit, after) =>
    nextEntries(reader, limit, after?.position ?? null, after?.id ?? null),
  placeOf: ({ id }) => [id, 0],
  lineOf: ({ tenantId }) => tenantId,
  isAddedBy: () => true,
};

/** Processes all entries of the audit log until now. */
export const readAuditEntries = (options: ReaderOptions<ReadAuditEntry>): Promise<void> =>
  readRows(source, options);

/** Keeps reading the audit log after each change and every second. */
export const startAuditReader = (options: StartedReaderOptions<ReadAuditEntry>): StartedReader =>
  startReader(source, options);
