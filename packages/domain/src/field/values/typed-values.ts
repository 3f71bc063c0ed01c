import type { FieldKind, FieldValue } from '../field.ts';

type Maybe<T> = T | null | undefined;

/** A value by type, for API clients with typed values. */
export interface TypedValues {
  readonly stringValue?: Maybe<string>;
  readonly stringMultiValue?: Maybe<readonly string[]>;
  readonly partyIdMultiValue?: Maybe<readonly string[]>;
  readonly floatValue?: Maybe<number>;
  readonly intValue?: Maybe<number>;
  readonly booleanValue?: Maybe<boolean>;
  readonly dateValue?: Maybe<string>;
  readonly timeValue?: Maybe<string>;
}

export type ValueType = keyof TypedValues;

const list: readonly ValueType[] = ['stringMultiValue'];
const text: readonly ValueType[] = ['stringValue'];
const number: readonly ValueType[] = ['floatValue', 'intValue'];

/** The API types in which values of a field type can be given. */
const typesOf: Readonly<Record<FieldKind, readonly ValueType[]>> = {
  TEXT: text,
  EMAIL: text,
  PHONE: text,
  SELECT: text,
  NUMBER: number,
  CURRENCY: number,
  DATE: ['dateValue', 'timeValue'],
  CHECKBOX: ['booleanValue'],
  MULTI_SELECT: list,
  PRODUCT_OBJECT: list,
  DOCUMENT: list,
  SIGNATURE: list,
  CERTIFICATE: list,
  PEOPLE: ['partyIdMultiValue'],
  TABLE: [],
};

/** Returns whether a field type accepts values of the API type. */
export const takesType = ({ kind }: { readonly kind: FieldKind }, type: ValueType): boolean =>
  typesOf[kind].includes(type);

/** All API types. */
const types = [...new Set(Object.values(typesOf).flat())];

/** A given value with its API type. A date and time pair is one value. */
export interface TypedValue {
  /** Null for an untyped value. */
  readonly type: ValueType | null;
  readonly value: FieldValue;
  /** A day given in addition to a time; for fields without a time. */
  readonly day: string | null;
}

/** Returns all given values, with and without a type. Only one is allowed for each field. */
export const enteredTypes = (
  wire: TypedValues & { readonly value?: Maybe<FieldValue> },
): readonly TypedValue[] => {
  const { value, dateValue, timeValue } = wire;
  const isPair = dateValue != null && timeValue != null;
  return [
    ...(value == null ? [] : [{ type: null, value, day: null }]),
    ...types.flatMap((type) => {
      const one = wire[type];
      if (one == null || (isPair && type === 'dateValue')) return [];
      return [{ type, value: one, day: isPair && type === 'timeValue' ? dateValue : null }];
    }),
  ];
};

/** Returns the API type for output; null for tables, which are given by cell. */
export const outputType = (
  kind: FieldKind,
  isWhole: boolean,
  withTime: boolean,
): ValueType | null => {
  if (kind === 'DATE') return withTime ? 'timeValue' : 'dateValue';
  if (kind === 'NUMBER' && isWhole) return 'intValue';
  return typesOf[kind][0] ?? null;
};
