import { describe, expect, it } from 'vitest';
import { changedConstraints, newConstraints } from './fitted-field.ts';
import { fieldKinds } from './field-kinds.ts';
import type { FieldKind } from './field.ts';

describe('changedConstraints', () => {
  it('counts nothing in a new field of any type', () => {
    const kinds = Object.keys(fieldKinds) as FieldKind[];
    const counts = kinds.map((kind) =>
      changedConstraints({ kind, constraints: newConstraints(kind) }),
    );
    expect(counts).toEqual(kinds.map(() => 0));
  });

  it('counts each constraint that differs from its default', () => {
    const constraints = { ...newConstraints('TEXT'), oneLine: false, maxLength: 80 };
    expect(changedConstraints({ kind: 'TEXT', constraints })).toBe(2);
  });

  it('ignores constraints that the type doesn’t use', () => {
    const constraints = { ...newConstraints('TEXT'), decimals: 3 };
    expect(changedConstraints({ kind: 'TEXT', constraints })).toBe(0);
  });
});
