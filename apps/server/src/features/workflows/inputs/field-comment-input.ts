import { asId, type InstanceKey } from '@baton/domain/core/ids';
import type { EnteredFieldComment } from '@baton/domain/run-model/command/entered-field-comment';
import { builder } from '../../../platform/graphql/builder.ts';

export const FieldCommentInput = builder.inputType('FieldCommentInput', {
  description: 'Comment of an approver on one field.',
  fields: (t) => ({
    instance: t.id({ required: true, description: 'Field instance of the comment.' }),
    text: t.string({ required: true, description: 'Text of the comment.' }),
  }),
});

export const toFieldComments = (
  given: readonly { readonly instance: string; readonly text: string }[] | null | undefined,
): readonly EnteredFieldComment[] =>
  (given ?? []).map(({ instance, text }) => ({ instance: asId<InstanceKey>(instance), text }));
