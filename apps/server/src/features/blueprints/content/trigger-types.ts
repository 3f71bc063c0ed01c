import type { DueRule } from '@baton/domain/blueprint/content';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { CountedInRef, DurationUnitRef } from './duration-types.ts';

/** How running workflows show dates and triggers: flat types with nullable fields. */
const DateRuleKindRef = builder.enumType('DateRuleKind', {
  description: 'How a date is set.',
  values: enumValues({
    FIXED: 'A fixed date.',
    WORKFLOW_START: 'Days from the start of the workflow.',
    DURATION: 'Time from the start of the task.',
    FIELD: 'Days from the date in a field.',
  }),
});
export const StageTriggerKindRef = builder.enumType('StageTriggerKind', {
  description: 'What starts a stage.',
  values: enumValues({
    WORKFLOW_START: 'Start of the workflow.',
    PREVIOUS_STAGE: 'Completion of the stage before it.',
    AFTER_STAGES: 'Completion of the selected stages.',
    DATE: 'A date.',
  }),
});
export const StageJoinRef = builder.enumType('StageJoin', {
  description: 'Which of several stages must be completed.',
  values: enumValues({
    ALL_RESOLVED: 'All must be completed or skipped, and at least one completed.',
    ALL_COMPLETED: 'All must be completed.',
    ANY_COMPLETED: 'At least one must be completed.',
  }),
});

export const DateRuleRef = builder.objectRef<DueRule>('DateRule').implement({
  description:
    'FIXED uses date. WORKFLOW_START uses days. DURATION (due only) uses amount and unit. FIELD uses instance and days.',
  fields: (t) => ({
    kind: t.field({
      type: DateRuleKindRef,
      description: 'How the date is set.',
      resolve: ({ kind }) => kind,
    }),
    date: t.field({
      type: 'Date',
      nullable: true,
      description: 'Fixed date. Null if not fixed.',
      resolve: (rule) => (rule.kind === 'FIXED' ? rule.date : null),
    }),
    days: t.int({
      nullable: true,
      description: 'Days from the base date. Null if not counted from one.',
      resolve: (rule) =>
        rule.kind === 'WORKFLOW_START' || rule.kind === 'FIELD' ? rule.days : null,
    }),
    instance: t.id({
      nullable: true,
      description: 'Field instance with the date, for FIELD. Null for other types.',
      resolve: (rule) => (rule.kind === 'FIELD' ? rule.instance : null),
    }),
    amount: t.float({
      nullable: true,
      description: 'Duration. Null if not set by a duration.',
      resolve: (rule) => (rule.kind === 'DURATION' ? rule.amount : null),
    }),
    unit: t.field({
      type: DurationUnitRef,
      nullable: true,
      description: 'Unit of the duration. Null if not set by a duration.',
      resolve: (rule) => (rule.kind === 'DURATION' ? rule.unit : null),
    }),
    countedIn: t.field({
      type: CountedInRef,
      nullable: true,
      description: 'Null for a fixed date.',
      resolve: (rule) => (rule.kind === 'FIXED' ? null : (rule.countedIn ?? 'CALENDAR')),
    }),
  }),
});
