import { csvLines, csvStart } from '@baton/domain/core/csv-text';
import { deviceName } from '@baton/domain/core/device-name';
import { mayReadAuditLog } from '@baton/domain/access/people-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { auditPage, type AuditFilter, type AuditRow } from './audit-log.queries.ts';

const pageSize = 1000;

const columns = [
  'id',
  'time',
  'actor',
  'on behalf of',
  'client',
  'token id',
  'event',
  'type',
  'object id',
  'object',
  'before',
  'after',
] as const;

/** Returns values as JSON, with names in place of ids. */
const valuesText = (values: AuditRow['before'], names: AuditRow['names']): string =>
  values === null
    ? ''
    : JSON.stringify(values, (_, value: unknown) =>
        typeof value === 'string' ? (names[value] ?? value) : value,
      );

const clientText = ({ client, tokenId }: AuditRow): string => {
  const device = client === null || tokenId !== null ? null : deviceName(client);
  return device === null ? (client ?? '') : `${device.browser} on ${device.system}`;
};

const cellsOf = (row: AuditRow): readonly string[] => [
  row.id,
  row.at.toISOString(),
  row.actorName ?? '',
  row.onBehalfOfName ?? '',
  clientText(row),
  row.tokenId ?? '',
  row.action,
  row.objectType,
  row.objectId,
  row.objectName,
  valuesText(row.before, row.names),
  valuesText(row.after, row.names),
];

/**
 * Returns the entries as parts of a CSV file, newest first. Each part is read when the last one was
 * sent. Throws before the first part if the viewer can't read the audit log.
 */
export const exportAuditLog = async (
  context: RequestContext,
  filter: AuditFilter,
): Promise<AsyncIterable<string>> => {
  demand(mayReadAuditLog(actorOf(await context.viewer())));
  return (async function* parts() {
    yield csvStart + csvLines([columns]);
    let rows: readonly AuditRow[];
    let last: AuditRow | undefined;
    do {
      [rows] = await context.db.trip(auditPage(filter, last ?? null, pageSize));
      yield csvLines(rows.map(cellsOf));
      last = rows.at(-1);
    } while (rows.length === pageSize);
  })();
};
