import { refuse } from '@baton/domain/core/refusal';
import type { WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import { readId } from '../../../platform/db/uuid.ts';
import { decodeCursor } from '../../../platform/graphql/page.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { ListPosition } from './workflow-page.queries.ts';

const isRank = (key: string): boolean => /^\d{1,2}$/.test(key);
const time = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/;
const isTime = (key: string): boolean =>
  key === 'infinity' || (time.test(key) && !Number.isNaN(Date.parse(key.replace(time, '$1T$2Z'))));
const isText = (key: string): boolean => key.length <= 1000 && !key.includes('\u0000');

const fits: Readonly<Record<WorkflowSortKey, (key: string) => boolean>> = {
  CREATED: () => false,
  NAME: isText,
  OWNER: isText,
  STATUS: isRank,
  PLANNED_END: isTime,
  LAST_CHANGE: isTime,
  START: isTime,
};

/** Returns the position of a cursor. Null for the first page. Throws for a cursor of another sort. */
export const readPosition = (
  after: string | null | undefined,
  sort: WorkflowSortKey = 'CREATED',
): ListPosition | null => {
  const read = decodeCursor(after, 2);
  if (read === null) return null;
  const [key, idText] = read;
  const id = typeof idText === 'string' ? readId(idText) : null;
  if (id !== null) {
    if (sort === 'CREATED' && key === null) return { key, id };
    if (typeof key === 'string' && fits[sort](key)) return { key, id };
  }
  throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
};
