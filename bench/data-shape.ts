import { createHash } from 'node:crypto';
import {
  contentDefaults,
  settingsDefaults,
  stageDefaults,
  taskDefaults,
} from '@baton/domain/blueprint/complete-content';
import type {
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
  StageTrigger,
} from '@baton/domain/blueprint/content';
import { asId, type PartyId, type StageKey, type TaskKey } from '@baton/domain/core/ids';

/**
 * Size of a data set. D1 is the one in docs/performance.md. Of the others, one is for developing the
 * bench, and one shows what grows with the number of tasks.
 */
export interface DataSize {
  readonly name: 'd1' | 'quick' | 'large';
  readonly people: number;
  readonly workflows: number;
}
export const d1: DataSize = { name: 'd1', people: 1000, workflows: 50_000 };
export const quick: DataSize = { name: 'quick', people: 1000, workflows: 10_000 };
export const large: DataSize = { name: 'large', people: 10_000, workflows: 500_000 };

export const stageCount = 5;
export const tasksPerStage = 4;
export const taskCount = stageCount * tasksPerStage;
/** Range of due dates in days, half of them in the past. */
export const dueDays = 400;
/** In every nth workflow, one person has all open tasks, so that person's list has 1,200 pages. */
export const busyEvery = 5;

/** Returns a fixed UUID of version 7 with a time, a type, and a number. */
const fixedId = (kind: number, n: number): string =>
  `019a0000-0000-7${kind.toString(16).padStart(3, '0')}-8000-${n.toString(16).padStart(12, '0')}`;

export const tenantId = fixedId(1, 1);
export const personId = (n: number): string => fixedId(2, n);
export const accountId = (n: number): string => fixedId(3, n);
export const sessionId = (n: number): string => fixedId(4, n);
export const blueprintId = fixedId(5, 1);
export const versionId = fixedId(6, 1);
export const stageKey = (stage: number): string => fixedId(7, stage);
export const taskKey = (n: number): string => fixedId(8, n);

/** Person 0 has a fifth of the open tasks. The others share the rest. */
export const busyPerson = 0;
export const nameOfPerson = (n: number): string => `Person ${String(n).padStart(4, '0')}`;
export const emailOfPerson = (n: number): string => `person${n}@bench.example`;

/** Returns the content of a person's session cookie. */
export const tokenOf = (person: number): string =>
  createHash('sha256').update(`baton bench ${person}`).digest('base64url');

const triggers: readonly StageTrigger[] = [
  { kind: 'WORKFLOW_START' },
  { kind: 'AFTER_STAGES', stages: [asId<StageKey>(stageKey(0))], join: 'ALL_RESOLVED' },
  { kind: 'AFTER_STAGES', stages: [asId<StageKey>(stageKey(1))], join: 'ALL_RESOLVED' },
  { kind: 'AFTER_STAGES', stages: [asId<StageKey>(stageKey(1))], join: 'ALL_RESOLVED' },
  {
    kind: 'AFTER_STAGES',
    stages: [asId<StageKey>(stageKey(2)), asId<StageKey>(stageKey(3))],
    join: 'ALL_RESOLVED',
  },
];
export const stageNames = ['Intake', 'Preparation', 'Work', 'Review', 'Handover'] as const;
export const triggerOf = (stage: number): StageTrigger =>
  triggers[stage] ?? { kind: 'PREVIOUS_STAGE' };

/** Returns the blueprint of all workflows in the bench: five stages with four tasks each. */
export const blueprintContent = (words: (count: number) => string): BlueprintContent => {
  const stages = Array.from({ length: stageCount }, (_, n): BlueprintStage => {
    const key = asId<StageKey>(stageKey(n));
    const name = stageNames[n] ?? '';
    return { ...stageDefaults, key, name, description: '', displayOrder: n, trigger: triggerOf(n) };
  });
  const tasks = Array.from({ length: taskCount }, (_, n): BlueprintTask => ({
    key: asId<TaskKey>(taskKey(n)),
    stage: asId<StageKey>(stageKey(Math.floor(n / tasksPerStage))),
    displayOrder: n % tasksPerStage,
    type: 'DEFAULT',
    name: words(4),
    description: `<p>${words(14)}</p>`,
    assignees: [asId<PartyId>(personId(n + 1))],
    due: { kind: 'WORKFLOW_START', days: 2 * n },
    trigger: { afterTasks: [], notBefore: null },
    approvals: [],
    rejectAction: { kind: 'CONTINUE', requiresComment: true },
    ...taskDefaults,
  }));
  return {
    formatVersion: 1,
    name: 'Bench',
    description: '',
    settings: settingsDefaults,
    stages: Object.fromEntries(stages.map((stage) => [stage.key, stage])),
    tasks: Object.fromEntries(tasks.map((task) => [task.key, task])),
    ...contentDefaults,
  };
};
