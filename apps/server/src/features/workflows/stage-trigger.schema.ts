import type { RunJoin, RunTrigger } from '@baton/domain/run/run';
import { builder } from '../../platform/graphql/builder.ts';
import { planRefs } from '../blueprints/index.ts';

const RunStageJoinRef = builder.enumType('RunStageJoin', {
  description:
    'Which of several stages must be completed. ALL_OVER: all are completed or skipped. It replaces "the stage before" after stages were added or deleted.',
  values: [
    'ALL_RESOLVED',
    'ALL_COMPLETED',
    'ANY_COMPLETED',
    'ALL_OVER',
  ] as const satisfies readonly RunJoin[],
});

export const RunStageTriggerRef = builder.objectRef<RunTrigger>('RunStageTrigger').implement({
  description: 'When a stage starts. AFTER_STAGES uses stages and join. DATE uses date.',
  fields: (t) => ({
    kind: t.field({ type: planRefs.triggerKind, resolve: ({ kind }) => kind }),
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
      resolve: (trigger) => (trigger.kind === 'DATE' ? trigger.date : null),
    }),
  }),
});
