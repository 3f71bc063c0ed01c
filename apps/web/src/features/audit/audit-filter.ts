import type { PlainDate } from '@baton/domain/core/ids';
import { addDays, isPlainDate } from '@baton/domain/core/plain-date';
import { instantAt } from '../../lib/i18n/zoned-time.ts';
import { isAuditAction, isAuditType, type AuditAction, type AuditType } from './audit-texts.ts';

/** Filters of the audit log as the address has them. Days are `yyyy-MM-dd`. */
export interface AuditSearch {
  readonly type?: string | undefined;
  readonly action?: string | undefined;
  readonly person?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Valid filters of the address. Null means all. */
export interface AuditFilter {
  readonly type: AuditType | null;
  readonly action: AuditAction | null;
  readonly person: string | null;
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

const dayOf = (text: string | undefined): PlainDate | null =>
  text !== undefined && isPlainDate(text) ? text : null;

/** Returns the filters of an address. Leaves out values that someone edited by hand. */
export const readAuditFilter = ({ type, action, person, from, to }: AuditSearch): AuditFilter => ({
  type: type !== undefined && isAuditType(type) ? type : null,
  action: action !== undefined && isAuditAction(action) ? action : null,
  person: person !== undefined && /^[\da-f-]{36}$/.test(person) ? person : null,
  from: dayOf(from),
  to: dayOf(to),
});

/** Returns the first instant and the end of the filtered days in a time zone. */
export const timeRange = (
  { from, to }: Pick<AuditFilter, 'from' | 'to'>,
  timeZone: string,
): { readonly from: string | null; readonly until: string | null } => {
  const start = (day: PlainDate | null) =>
    day === null ? null : instantAt(day, '00:00', timeZone).toISOString();
  return { from: start(from), until: start(to === null ? null : addDays(to, 1)) };
};

/** Returns the address from which the filtered entries are downloaded. */
export const exportAddress = (filter: AuditFilter, timeZone: string): string => {
  const { type, action, person } = filter;
  const parameters = Object.entries({ type, action, person, ...timeRange(filter, timeZone) });
  const query = new URLSearchParams(
    parameters.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  return `/exports/audit-log${query === '' ? '' : `?${query}`}`;
};
