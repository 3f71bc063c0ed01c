import { asId, type InstanceKey } from '@baton/domain/core/ids';
import type { FieldValue } from '@baton/domain/field/field';
import type { FormRule } from '@baton/domain/form/form';

/** A rule about places as the API delivers it. */
export interface WirePlaceRule {
  readonly effect: FormRule['effect'];
  readonly match: FormRule['match'];
  readonly comparisons: readonly {
    readonly instance: string;
    readonly operator: FormRule['comparisons'][number]['operator'];
    readonly values: readonly FieldValue[];
  }[];
}

export const placeRule = ({
  effect,
  match,
  comparisons,
}: WirePlaceRule): FormRule<InstanceKey> => ({
  effect,
  match,
  comparisons: comparisons.map(({ instance, ...rest }) => ({
    ...rest,
    item: asId<InstanceKey>(instance),
  })),
});
