import type { FieldKind, FieldValue } from './field.ts';

type Maybe<T> = T | null | undefined;

/** A value by its type (specification 7), for programs that have their values typed. */
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

/** As what types the values of a kind can be given. */
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

/** Whether a value of the type can be that of a field of the kind. */
export const takesType = ({ kind }: { readonly kind: FieldKind }, type: ValueType): boolean =>
  typesOf[kind].includes(type);

/** The types of all kinds, each once. */
const types = [...new Set(Object.values(typesOf).flat())];

/** What is given, as what type. A day beside its time is one value. */
export interface GivenType {
  /** Null: untyped, as its field has it. */
  readonly type: ValueType | null;
  readonly value: FieldValue;
  /** The day that was given beside a time; for fields that have no time. */
  readonly day: string | null;
}

/** Everything that is given, typed or not; a place takes one. */
export const typesGiven = (
  wire: TypedValues & { readonly value?: Maybe<FieldValue> },
): readonly GivenType[] => {
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

/** As what type the values of a kind are told; null: of a table by its cells. */
export const toldType = (
  kind: FieldKind,
  isWhole: boolean,
  withTime: boolean,
): ValueType | null => {
  if (kind === 'DATE') return withTime ? 'timeValue' : 'dateValue';
  if (kind === 'NUMBER' && isWhole) return 'intValue';
  return typesOf[kind][0] ?? null;
};
