import { parse, type Filter } from 'scim2-parse-filter';
import { readId } from '../../platform/db/uuid.ts';
import type { provisioning } from '../people/index.ts';

import { badRequest } from './scim-error.ts';

/** A column that a filter can compare. */
interface Column {
  readonly sql: string;
  /** The text of `folded` is in lowercase already. */
  readonly type: 'text' | 'folded' | 'exact' | 'boolean' | 'id';
}

/** Columns by attribute path in lowercase. */
export type FilterColumns = ReadonlyMap<string, Column>;

const text = (sql: string): Column => ({ sql, type: 'text' });

const directoryText = (key: string): Column => text(`p.directory->>'${key}'`);

export const userColumns: FilterColumns = new Map<string, Column>([
  ['id', { sql: 'p.id', type: 'id' }],
  ['username', { sql: 'p.directory_key', type: 'folded' }],
  ['displayname', text('p.name')],
  ['name.formatted', text('p.name')],
  ['name.givenname', directoryText('givenName')],
  ['name.familyname', directoryText('familyName')],
  ['emails', text('p.email')],
  ['emails.value', text('p.email')],
  ['emails.type', text(`'work'`)],
  ['emails.primary', { sql: 'true', type: 'boolean' }],
  ['externalid', { sql: 'p.external_id', type: 'exact' }],
  ['active', { sql: '(p.deleted_at IS NULL)', type: 'boolean' }],
  [
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user:organization',
    text('p.organization'),
  ],
]);

const memberId = `SELECT m.member_id FROM membership m WHERE m.tenant_id = p.tenant_id AND m.group_id = p.id`;

export const groupColumns: FilterColumns = new Map<string, Column>([
  ['id', { sql: 'p.id', type: 'id' }],
  ['displayname', text('p.name')],
  ['externalid', { sql: 'p.external_id', type: 'exact' }],
  ['members', { sql: `ANY (${memberId})`, type: 'id' }],
  ['members.value', { sql: `ANY (${memberId})`, type: 'id' }],
]);

const maxDepth = 8;
const everything: provisioning.SqlCondition = { text: 'true', values: [] };

const escapeLike = (value: string): string => value.replaceAll(/[\\%_]/g, '\\$&');

const patterns: Readonly<Record<string, (value: string) => string>> = {
  co: (value) => `%${escapeLike(value)}%`,
  sw: (value) => `${escapeLike(value)}%`,
  ew: (value) => `%${escapeLike(value)}`,
};
const orders: Readonly<Record<string, string>> = { gt: '>', ge: '>=', lt: '<', le: '<=' };

const booleanOf = (value: unknown): boolean | null => {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return word === 'true' ? true : word === 'false' ? false : null;
};

/** Writes a filter as SQL. All values are parameters. */
const compile = (root: Filter, columns: FilterColumns): provisioning.SqlCondition => {
  const values: unknown[] = [];
  const parameter = (value: unknown, type: string): string => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  const columnAt = (path: string, prefix: string): Column => {
    const whole = `${prefix}${path}`.toLowerCase();
    const known =
      columns.get(whole) ??
      columns.get(whole.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, ''));
    if (known === undefined) throw badRequest('invalidFilter', `Unknown attribute: ${path}`);
    return known;
  };
  const compared = ({ sql, type }: Column, op: string, value: unknown): string => {
    if (type === 'boolean') {
      const wanted = booleanOf(value);
      if (wanted === null || (op !== 'eq' && op !== 'ne'))
        throw badRequest('invalidFilter', 'Compare it with true or false, by eq or ne.');
      return `${sql} ${op === 'eq' ? '=' : '<>'} ${parameter(wanted, 'boolean')}`;
    }
    if (typeof value !== 'string')
      throw badRequest('invalidFilter', `Compare it with a text: ${String(value)}`);
    if (type === 'id') {
      if (op !== 'eq' && op !== 'ne')
        throw badRequest('invalidFilter', `Not supported here: ${op}`);
      const id = readId(value);
      const equals = id === null ? 'false' : `${parameter(id, 'uuid')} = ${sql}`;
      return op === 'eq' ? equals : `NOT (${equals})`;
    }
    const left = type === 'text' ? `lower(${sql})` : sql;
    const right = type === 'exact' ? value : value.toLowerCase();
    const pattern = patterns[op];
    if (pattern !== undefined) return `${left} LIKE ${parameter(pattern(right), 'text')}`;
    if (op === 'eq') return `${left} = ${parameter(right, 'text')}`;
    if (op === 'ne') return `${left} IS DISTINCT FROM ${parameter(right, 'text')}`;
    const order = orders[op];
    if (order === undefined) throw badRequest('invalidFilter', `Unknown operator: ${op}`);
    return `${left} ${order} ${parameter(right, 'text')}`;
  };
  const walk = (filter: Filter, prefix: string, depth: number): string => {
    if (depth > maxDepth) throw badRequest('invalidFilter', 'The filter is too deep.');
    switch (filter.op) {
      case 'and':
      case 'or':
        return `(${filter.filters.map((one) => walk(one, prefix, depth + 1)).join(` ${filter.op} `)})`;
      case 'not':
        return `NOT (${walk(filter.filter, prefix, depth + 1)})`;
      case '[]':
        return walk(filter.valFilter, `${prefix}${filter.attrPath}.`, depth + 1);
      case 'pr': {
        const column = columnAt(filter.attrPath, prefix);
        return column.type === 'boolean'
          ? 'true'
          : column.sql.startsWith('ANY')
            ? `EXISTS (${memberId})`
            : `coalesce((${column.sql})::text, '') <> ''`;
      }
      default:
        return compared(columnAt(filter.attrPath, prefix), filter.op, filter.compValue);
    }
  };
  const sql = walk(root, '', 0);
  return { text: sql, values };
};

const maxLength = 1000;

/** Returns the condition of a `filter` parameter. Throws `invalidFilter`. */
export const filterOf = (
  filter: string | undefined,
  columns: FilterColumns,
): provisioning.SqlCondition => {
  if (filter === undefined || filter.trim() === '') return everything;
  if (filter.length > maxLength) throw badRequest('invalidFilter', 'The filter is too long.');
  let parsed: Filter;
  try {
    parsed = parse(filter);
  } catch (error) {
    throw badRequest('invalidFilter', error instanceof Error ? error.message : 'Not readable');
  }
  return compile(parsed, columns);
};
