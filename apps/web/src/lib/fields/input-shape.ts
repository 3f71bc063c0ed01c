import type { FieldShape } from '@baton/domain/field/field';

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
  readonly earliest: string | undefined;
  readonly latest: string | undefined;
  readonly isMarkdown: boolean;
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
  const { decimals, grouping, min, max, withTime, day, markdown } = constraints;
  return {
    options: options.map(({ id, name }) => ({ value: id, label: name })),
    mayAppend,
    unit,
    decimals,
    hasGrouping: grouping && decimals !== 0,
    min,
    max,
    withTime,
    earliest: day === 'TODAY_OR_LATER' ? today : undefined,
    latest: day === 'TODAY_OR_EARLIER' ? today : undefined,
    isMarkdown: markdown,
  };
}
