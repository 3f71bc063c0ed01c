import type { DocumentKind } from '@baton/domain/field/document-kinds';
import type { FieldKind, FieldShape } from '@baton/domain/field/field';
import { isOneLine } from '@baton/domain/field/field-constraints';

/** Field types that have one control. The others have their own inputs. */
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

/** Returns the control of a field type. Product objects are selected like options. */
export const controlOf = (kind: PlainKind): (typeof controls)[PlainKind] => controls[kind];

export const isPlainKind = (kind: FieldKind): kind is PlainKind => kind in controls;

/** Returns how a read-only value is shown. */
export const viewKind = (kind: FieldKind): 'TEXT' | 'EMAIL' | 'PHONE' | null =>
  kind === 'TEXT' || kind === 'EMAIL' || kind === 'PHONE' ? kind : null;

/** What an input needs to know about its field, without domain types. */
export interface InputShape {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly mayAppend: boolean;
  readonly unit: string | null;
  readonly decimals: number | null;
  readonly hasGrouping: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly withTime: boolean;
  /** True if dates without a time mean the start of the day. */
  readonly startsDay: boolean;
  readonly earliest: string | undefined;
  readonly latest: string | undefined;
  readonly isMarkdown: boolean;
  readonly isOneLine: boolean;
  /** True if a list takes only one value. */
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
