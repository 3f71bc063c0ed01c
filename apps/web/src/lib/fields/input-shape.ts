import type { DocumentKind } from '@baton/domain/field/document-kinds';
import type { FieldKind, FieldShape } from '@baton/domain/field/field';
import { isOneLine } from '@baton/domain/field/field-constraints';

/** Kinds that are answered with one control; the others have their own. */
export type PlainKind = Exclude<FieldKind, DocumentKind | 'PEOPLE' | 'TABLE'>;

const controls = {
  TEXT: 'TEXT',
  NUMBER: 'NUMBER',
  CURRENCY: 'CURRENCY',
  DATE: 'DATE',
  SELECT: 'SELECT',
  MULTI_SELECT: 'MULTI_SELECT',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  CHECKBOX: 'CHECKBOX',
  PRODUCT_OBJECT: 'MULTI_SELECT',
} as const satisfies Record<PlainKind, string>;

/** The control of a kind: product objects are chosen as options are. */
export const controlOf = (kind: PlainKind): (typeof controls)[PlainKind] => controls[kind];

export const isPlainKind = (kind: FieldKind): kind is PlainKind => kind in controls;

/** How an answer is drawn that is only read. */
export const viewKind = (kind: FieldKind): 'TEXT' | 'EMAIL' | 'PHONE' | null =>
  kind === 'TEXT' || kind === 'EMAIL' || kind === 'PHONE' ? kind : null;

/** What the control of a field has to know of it, in words that know no fields. */
export interface InputShape {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly mayAppend: boolean;
  readonly unit: string | null;
  readonly decimals: number | null;
  readonly hasGrouping: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly withTime: boolean;
  /** Days without a time begin the day, not end it. */
  readonly startsDay: boolean;
  readonly earliest: string | undefined;
  readonly latest: string | undefined;
  readonly isMarkdown: boolean;
  readonly isOneLine: boolean;
  /** Of a list: it takes one. */
  readonly isSingle: boolean;
}

export function inputShape(
  {
    options,
    mayAppend,
    unit,
    constraints,
  }: Pick<FieldShape, 'options' | 'mayAppend' | 'unit' | 'constraints'>,
  today: string,
): InputShape {
  const { decimals, grouping, min, max, withTime, startOfDay, day, markdown, multiple } =
    constraints;
  return {
    options: options.map(({ id, name }) => ({ value: id, label: name })),
    mayAppend,
    unit,
    decimals,
    hasGrouping: grouping && decimals !== 0,
    min,
    max,
    withTime,
    startsDay: startOfDay,
    earliest: day === 'TODAY_OR_LATER' ? today : undefined,
    latest: day === 'TODAY_OR_EARLIER' ? today : undefined,
    isMarkdown: markdown,
    isOneLine: isOneLine(constraints),
    isSingle: !multiple,
  };
}
