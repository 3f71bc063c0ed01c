import type { ReviewRule, OnRevoke } from '@baton/domain/blueprint/content';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { DurationInput, DurationRef } from './deadline-types.ts';

/** Settings for tasks that are sent back, in the API. */
const OnRevokeRef = builder.enumType('OnRevoke', {
  description: 'What happens to dependent work when an approval is revoked.',
  values: enumValues<OnRevoke>({
    KEEP: 'It continues.',
    PULL_BACK: 'It is reset.',
  }),
});

export const ReviewRuleRef = builder.objectRef<ReviewRule>('ReviewRule').implement({
  description: 'Rules for work that is sent back or whose approval is revoked.',
  fields: (t) => ({
    keepsVotes: t.exposeBoolean('keepsVotes', {
      description: 'True if approvals count again for an unchanged submission.',
    }),
    reworkTime: t.field({
      type: DurationRef,
      nullable: true,
      description: 'Duration of rework. Null keeps the due date.',
      resolve: ({ reworkTime }) => reworkTime,
    }),
    onRevoke: t.field({
      type: OnRevokeRef,
      description: 'What happens to dependent work when an approval is revoked.',
      resolve: ({ onRevoke }) => onRevoke,
    }),
  }),
});

export const ReviewRuleInput = builder.inputType('ReviewRuleInput', {
  description: 'What happens to approvals and dependent work.',
  fields: (t) => ({
    keepsVotes: t.boolean({
      required: true,
      description: 'True if approvals count again for an unchanged submission.',
    }),
    reworkTime: t.field({
      type: DurationInput,
      description: 'Duration of rework. Null keeps the due date.',
    }),
    onRevoke: t.field({
      type: OnRevokeRef,
      required: true,
      description: 'What happens to dependent work when an approval is revoked.',
    }),
  }),
});
