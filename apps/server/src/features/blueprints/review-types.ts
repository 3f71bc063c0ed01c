import { onRevokes, type ReviewRule } from '@baton/domain/blueprint/content';
import { builder } from '../../platform/graphql/builder.ts';
import { DurationInput, DurationRef } from './deadline-types.ts';

/** What holds of work that is sent back, as the API shows and takes it. */
const OnRevokeRef = builder.enumType('OnRevoke', {
  description:
    'What becomes of what was built on work whose approval is taken back: done again, or it goes on.',
  values: onRevokes,
});

export const ReviewRuleRef = builder.objectRef<ReviewRule>('ReviewRule').implement({
  description: 'What holds of work that is sent back, or whose approval is taken back.',
  fields: (t) => ({
    keepsVotes: t.exposeBoolean('keepsVotes', {
      description: 'Who agreed and is handed the same once more need not agree again.',
    }),
    reworkTime: t.field({
      type: DurationRef,
      nullable: true,
      description: 'How long it takes to mend it; null: until it was due anyway.',
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
