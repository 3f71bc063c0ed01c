import { onRevokes, type ReviewRule } from '@baton/domain/blueprint/content';
import { builder } from '../../platform/graphql/builder.ts';
import { DurationInput, DurationRef } from './deadline-types.ts';

/** Settings for tasks that are sent back, in the API. */
const OnRevokeRef = builder.enumType('OnRevoke', {
  description: 'Effect of a revoked approval on dependent work: reset or keep.',
  values: onRevokes,
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
    onRevoke: t.field({ type: OnRevokeRef, resolve: ({ onRevoke }) => onRevoke }),
  }),
});

export const ReviewRuleInput = builder.inputType('ReviewRuleInput', {
  fields: (t) => ({
    keepsVotes: t.boolean({ required: true }),
    reworkTime: t.field({ type: DurationInput }),
    onRevoke: t.field({ type: OnRevokeRef, required: true }),
  }),
});
