import type { Refusal } from '../../core/refusal.ts';
import type { FieldShape, FieldValue } from '../field.ts';

/**
 * Everything that one kind of field knows of its values. The same record serves the form in
 * the browser, the API and whoever reads a file.
 */
export interface KindRecord {
  /** Holds a list; every other kind holds one value. */
  readonly isMultiple: boolean;
  /** Is answered by choosing among the field's options. */
  readonly hasOptions: boolean;
  /**
   * The value that is kept of what was handed in: null for nothing, undefined where it is
   * not of this kind at all. Choices that the field does not have are dropped.
   */
  readonly parse: (raw: unknown, field: FieldShape) => FieldValue | null | undefined;
  /** What keeps a kept value from being handed in, or null. */
  readonly validate: (value: FieldValue) => Refusal | null;
  /**
   * Negative, zero or positive as the first comes before, with or after the second; null for
   * kinds that have no order.
   */
  readonly compare: ((a: FieldValue, b: FieldValue) => number) | null;
}

/** Order of values that are kept as text. */
export const compareText = (a: FieldValue, b: FieldValue): number =>
  String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;

/** The kept text: null where it is blank. */
export const parseLine = (raw: unknown): string | null | undefined => {
  if (raw === null) return null;
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  return text === '' ? null : text;
};
