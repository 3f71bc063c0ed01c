import { refuse, type Refusal } from '../../../core/refusal.ts';
import type { FieldShape, FieldValue } from '../../field.ts';
import { fieldLimits } from '../../field-limits.ts';

/** Parses a list of distinct texts: null if empty, undefined if it isn't a list. */
export const parseList = (raw: unknown): readonly string[] | null | undefined => {
  if (raw === null) return null;
  if (!Array.isArray(raw)) return undefined;
  const items: readonly unknown[] = raw;
  const texts = items.filter((item) => typeof item === 'string');
  if (texts.length < items.length) return undefined;
  return texts.length === 0 ? null : [...new Set(texts)];
};

/** Returns the items of a list value; empty for a table. */
export const itemsOf = (value: FieldValue): readonly string[] =>
  typeof value === 'object'
    ? [...value].filter((item) => typeof item === 'string')
    : [String(value)];

export const tooMany = (value: FieldValue): Refusal | null => {
  const count = itemsOf(value).length;
  const max = fieldLimits.items;
  return count > max ? refuse('TooMany', { count, max }) : null;
};

/** Refuses too many items, or more than one if the field takes one. */
export const countRefusal = (value: FieldValue, { constraints }: FieldShape): Refusal | null => {
  const count = itemsOf(value).length;
  return !constraints.multiple && count > 1
    ? refuse('MultipleValuesOnSingle', { count })
    : tooMany(value);
};
