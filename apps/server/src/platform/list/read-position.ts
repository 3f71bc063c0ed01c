import { refuse } from '@baton/domain/core/refusal';
import { readId } from '../db/uuid.ts';
import { decodeCursor } from '../graphql/page.ts';
import { Refused } from '../graphql/refused.ts';
import type { ListPosition, SortColumn } from './keyset-page.ts';

const time = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/;

const fits: Readonly<Record<SortColumn['type'], (key: string) => boolean>> = {
  integer: (key) => /^\d{1,2}$/.test(key),
  text: (key) => key.length <= 1000 && !key.includes('\u0000'),
  timestamptz: (key) =>
    key === 'infinity' ||
    (time.test(key) && !Number.isNaN(Date.parse(key.replace(time, '$1T$2Z')))),
};

/**
 * Returns the position of a cursor in a list with this sort column. Null for the first page. Throws
 * for a cursor of another sort.
 */
export const readPosition = (
  after: string | null | undefined,
  column: SortColumn | null,
): ListPosition | null => {
  const read = decodeCursor(after, 2);
  if (read === null) return null;
  const [key, idText] = read;
  const id = typeof idText === 'string' ? readId(idText) : null;
  if (id !== null) {
    if (column === null && key === null) return { key, id };
    if (column !== null && typeof key === 'string' && fits[column.type](key)) return { key, id };
  }
  throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
};
