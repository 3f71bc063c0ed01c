import { asId, type FieldKey } from '@baton/domain/core/ids';
import type { FieldKind } from '@baton/domain/field/field';
import { noConstraints } from '@baton/domain/field/field-constraints';
import { describe, expect, it } from 'vitest';
import { isInConflict } from '../entry/form-entry.ts';
import { createTaskFormStore } from './task-form-store.ts';

/** Returns the result after one person changed `began` to `mine` and another one saved `theirs`. */
const afterBoth = (
  began: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  { kind = 'DOCUMENT', multiple = true }: { kind?: FieldKind; multiple?: boolean } = {},
) => {
  const store = createTaskFormStore();
  const valueOf = (refs: readonly string[]) => (refs.length === 0 ? null : refs);
  store.ask('files', {
    ...{ key: asId<FieldKey>('files'), name: 'Files', names: {}, kind, unit: null },
    ...{ options: [], mayAppend: false, columns: [] },
    constraints: { ...noConstraints, multiple },
  });
  store.see('files', { value: valueOf(began), version: 1 });
  store.leave('files', valueOf(mine));
  const stored = { value: valueOf(theirs), version: 2 };
  store.see('files', stored);
  const entry = store.state().entries.get('files');
  return {
    left: entry?.value,
    isAsked: entry !== undefined && isInConflict(entry, stored),
    sent: store.take().map(({ value, base }) => [value, base?.version]),
  };
};

describe('documents that two people add to the same field', () => {
  it('are both kept without a conflict', () => {
    expect(afterBoth(['a'], ['a', 'mine'], ['a', 'theirs'])).toEqual({
      ...{ left: ['a', 'theirs', 'mine'], isAsked: false },
      sent: [[['a', 'theirs', 'mine'], 2]],
    });
  });

  it('are added and removed independently', () => {
    expect(afterBoth(['a', 'b'], ['b'], ['a', 'b', 'theirs']).left).toEqual(['b', 'theirs']);
    expect(afterBoth(['a', 'b'], ['a', 'b', 'mine'], ['b']).left).toEqual(['b', 'mine']);
  });

  it('need no second request if both did the same', () => {
    expect(afterBoth(['a', 'b'], ['b'], ['b']).sent).toEqual([]);
  });

  it('are a conflict in a field for a single document or option', () => {
    expect(afterBoth([], ['mine'], ['theirs'], { multiple: false }).isAsked).toBe(true);
    expect(afterBoth([], ['mine'], ['theirs'], { kind: 'MULTI_SELECT' }).isAsked).toBe(true);
  });
});
