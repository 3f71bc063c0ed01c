import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { expect, it } from 'vitest';
import { blueprintDiagram } from './diagram.ts';

it('shows stages as groups and dependencies as edges', () => {
  const diagram = blueprintDiagram(
    buildBlueprint(
      { tasks: [{}, { trigger: { afterTasks: [taskKey(1)], notBefore: null } }] },
      {
        tasks: [
          {
            type: 'APPROVAL',
            rejectAction: { kind: 'REOPEN_TASK', task: taskKey(2), requiresComment: true },
          },
        ],
      },
      { trigger: { kind: 'WORKFLOW_START' } },
      { trigger: { kind: 'DATE', date: { kind: 'WORKFLOW_START', days: 1 } } },
      {
        trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1), stageKey(3)], join: 'ALL_RESOLVED' },
      },
    ),
  );
  expect(diagram.groups.map(({ startsBy }) => startsBy)).toEqual([
    'START',
    'STAGES',
    'START',
    'DATE',
    'STAGES',
  ]);
  expect(diagram.nodes.map(({ id, group }) => [id, group])).toContainEqual([
    taskKey(3),
    stageKey(2),
  ]);
  expect(diagram.edges.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['STAGE', stageKey(1), stageKey(2)],
    ['STAGE', stageKey(1), stageKey(5)],
    ['STAGE', stageKey(3), stageKey(5)],
    ['TASK', taskKey(1), taskKey(2)],
    ['REJECT', taskKey(3), taskKey(2)],
  ]);
  expect(new Set(diagram.edges.map(({ id }) => id)).size).toBe(diagram.edges.length);
});
