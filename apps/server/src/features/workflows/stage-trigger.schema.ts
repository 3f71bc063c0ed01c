import type { RunJoin, RunTrigger } from '@baton/domain/run-model/run';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { planRefs } from '../blueprints/index.ts';

const RunStageJoinRef = builder.enumType('RunStageJoin', {
  description: 'Which of several stages must be completed.',
  values: enumValues<RunJoin>({
    ALL_RESOLVED: 'All must be completed or skipped, and at least one completed.',
    ALL_COMPLETED: 'All must be completed.',
    ANY_COMPLETED: 'At least one must be completed.',
    ALL_OVER:
      'All must be completed or skipped. Replaces "the stage before" after stages were added or deleted.',
  }),
});

export const RunStageTriggerRef = builder.objectRef<RunTrigger>('RunStageTrigger').implement({
  description: 'When a stage starts. AFTER_STAGES uses stages and join. DATE uses date.',
  fields: (t) => ({
    kind: t.field({
      type: planRefs.triggerKind,
      description: 'What starts the stage.',
      resolve: ({ kind }) => kind,
    }),
    stages: t.idList({
      description: 'Keys of the predecessors.',
      resolve: (trigger) => (trigger.kind === 'AFTER_STAGES' ? trigger.stages : []),
    }),
    join: t.field({
      type: RunStageJoinRef,
      description: 'For AFTER_STAGES only.',
      resolve: (trigger) => (trigger.kind === 'AFTER_STAGES' ? trigger.join : 'ALL_RESOLVED'),
    }),
    date: t.field({
      type: planRefs.date,
      nullable: true,
      description: "Start date. Null if the stage doesn't start by date.",
      resolve: (trigger) => (trigger.kind === 'DATE' ? trigger.date : null),
    }),
  }),
});
