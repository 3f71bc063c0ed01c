import { asId, type InstanceKey } from '@baton/domain/core/ids';
import type { GivenRemark } from '@baton/domain/run/command/given-remark';
import { builder } from '../../../platform/graphql/builder.ts';

export const FieldRemarkInput = builder.inputType('FieldRemarkInput', {
  description: 'Comment of an approver on one field.',
  fields: (t) => ({
    instance: t.id({ required: true, description: 'Field instance of the comment.' }),
    text: t.string({ required: true }),
  }),
});

export const toGivenRemarks = (
  given: readonly { readonly instance: string; readonly text: string }[] | null | undefined,
): readonly GivenRemark[] =>
  (given ?? []).map(({ instance, text }) => ({ instance: asId<InstanceKey>(instance), text }));
