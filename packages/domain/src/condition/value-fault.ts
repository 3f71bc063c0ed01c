import { isDocumentRef } from '../document/document-ref.ts';
import { isDocumentKind } from '../field/document-kinds.ts';
import { fieldKinds, valueRefusal } from '../field/field-kinds.ts';
import type { BlueprintField, FieldKind, FieldValue } from '../field/field.ts';
import { isBlank } from '../core/unseen-signs.ts';
import type { ErrorCode } from '../core/error-catalogue.ts';
import type { ConditionOperator } from './condition.ts';
import { isPartCompared, storedComparand, storedComparands } from './stored-comparand.ts';
import { arityOf } from './operators.ts';

/** Why a field can't be compared with these values. */
export type ValueFault =
  /** Not a text, number, day, or yes/no. */
  | 'NOT_TEXT'
  | 'NOT_NUMBER'
  | 'NOT_DATE'
  | 'NOT_YES_OR_NO'
  | 'NOT_EMAIL'
  | 'NOT_PHONE'
  /** Not an option; in a list, an item that isn't one. */
  | 'NOT_OPTION'
  | 'NOT_OPTIONS'
  | 'NOT_PARTY'
  /** Of another type. */
  | 'WRONG_TYPE'
  /** Several values instead of one. */
  | 'MULTIPLE'
  /** Only blanks. */
  | 'BLANK'
  /** Outside what the field accepts: too long, too small, or too large. */
  | 'OUT_OF_BOUNDS'
  /** From is after to. */
  | 'WRONG_ORDER';

interface Expected {
  readonly type: 'string' | 'number' | 'boolean';
  /** Reported for a text that can't be parsed as this type. */
  readonly fault: ValueFault;
}

const text: Expected = { type: 'string', fault: 'NOT_TEXT' };
const number: Expected = { type: 'number', fault: 'NOT_NUMBER' };
const choice: Expected = { type: 'string', fault: 'NOT_OPTION' };
const other: Expected = { type: 'string', fault: 'WRONG_TYPE' };

const expected: Readonly<Record<FieldKind, Expected>> = {
  TEXT: text,
  EMAIL: text,
  PHONE: text,
  NUMBER: number,
  CURRENCY: number,
  DATE: { type: 'string', fault: 'NOT_DATE' },
  CHECKBOX: { type: 'boolean', fault: 'NOT_YES_OR_NO' },
  SELECT: choice,
  MULTI_SELECT: choice,
  PEOPLE: { type: 'string', fault: 'NOT_PARTY' },
  PRODUCT_OBJECT: choice,
  DOCUMENT: other,
  SIGNATURE: other,
  CERTIFICATE: other,
  TABLE: other,
};

/** Refusals that mean more than a value outside the accepted range. */
const ofRefusal: Partial<Record<ErrorCode, ValueFault>> = {
  InvalidEmail: 'NOT_EMAIL',
  InvalidPhone: 'NOT_PHONE',
  InvalidDate: 'NOT_DATE',
};

const typeFault = (value: FieldValue, { type, fault }: Expected): ValueFault | null => {
  if (typeof value === 'object') return 'MULTIPLE';
  if (typeof value === 'string' && isBlank(value)) return 'BLANK';
  if (typeof value === type) return null;
  return typeof value === 'string' || fault === 'NOT_TEXT' ? fault : 'WRONG_TYPE';
};

/** Checks a value of the field's type; for list types, one item. */
const oneFault = (value: FieldValue, field: BlueprintField): ValueFault | null => {
  const { fault } = expected[field.kind];
  const wrong = typeFault(value, expected[field.kind]);
  if (wrong !== null) return wrong;
  // One document of a value with several.
  if (isDocumentKind(field.kind)) return isDocumentRef(String(value)) ? null : fault;
  const kept = storedComparand(value, field);
  if (kept === undefined || kept === null) return fault;
  const refusal = valueRefusal(kept, field);
  return refusal === null ? null : (ofRefusal[refusal.code] ?? 'OUT_OF_BOUNDS');
};

/** Returns why the values don't fit the operator, or null. */
export const valueFault = (
  operator: ConditionOperator,
  values: readonly FieldValue[],
  field: BlueprintField,
): ValueFault | null => {
  const isPart = isPartCompared(operator);
  for (const value of values) {
    const fault = isPart ? typeFault(value, text) : oneFault(value, field);
    if (fault !== null)
      return fault === 'NOT_OPTION' && arityOf(operator) === 'LIST' ? 'NOT_OPTIONS' : fault;
  }
  const [from, to] = storedComparands(operator, values, field);
  const isPair = arityOf(operator) === 'TWO' && from !== undefined && to !== undefined;
  const { compare } = fieldKinds[field.kind];
  return isPair && compare !== null && compare(from, to, field) > 0 ? 'WRONG_ORDER' : null;
};
