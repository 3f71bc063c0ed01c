import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import { expect, it } from 'vitest';
import { asId, type RichText, type TaskId } from '../../core/ids.ts';
import { factsOfStage } from '../../run/facts/facts-of-stage.ts';
import { factsOfRun } from '../../run/facts/facts-of-task.ts';
import type { Agent } from '../../party/actor.ts';
import { mayAddApprovers, mayClaim, mayEditCc, mayEditCcTo } from '../task/hand-over-access.ts';
import { mayAddTask, maySkipStage, mayStartStageAnyway } from '../workflow/stage-access.ts';
import {
  mayAssign,
  mayAssignTo,
  mayCompleteOnBehalf,
  mayCompleteTask,
  mayDeleteTask,
  mayEditDescription,
  mayEditDueDate,
  mayEditName,
  mayRestartExpired,
  maySkipTask,
} from '../task/task-access.ts';
import type { TaskFacts } from '../task/task-facts.ts';

const admin = person(99, { isAdmin: true });
const team = partyId(50);
const member = person(1, { parties: [partyId(1), team] });
const built = buildBlueprint(
  {
    tasks: [{ assignees: [partyId(1), team], cc: [partyId(5)], approvals: [approvalStep(9)] }, {}],
  },
  { tasks: [{ type: 'APPROVAL', assignees: [partyId(2)] }] },
);
const locked = { ...built, settings: { ...built.settings, isLocked: true } };
const scene = runScene(locked);
const run = { ...scene, ...commandsFor(scene) };
run.start();

const code = 'ActionItemTemplateIsLocked';
const task = (n: number): TaskFacts => factsOfRun(run.run(), owner)(run.task(n));
const ask = (
  rule: (agent: Agent, facts: TaskFacts) => { readonly code: string } | null,
  by: Agent,
  n = 1,
) => rule(by, task(n))?.code ?? null;

it.each([
  ['name', mayEditName],
  ['description', mayEditDescription],
  ['due date', mayEditDueDate],
  ['existence', mayDeleteTask],
  ['turn', maySkipTask],
])('protects the %s of a task from its owner, not from an admin', (_, rule) => {
  expect(ask(rule, owner)).toBe(code);
  expect(ask(rule, admin)).toBeNull();
  expect(ask(rule, 'SYSTEM')).toBeNull();
  expect(ask(rule, person(7))).toBe('Forbidden');
});

it('lets people complete tasks and add more people', () => {
  expect(ask(mayCompleteTask, person(1))).toBeNull();
  expect(ask(mayCompleteOnBehalf, owner)).toBeNull();
  expect(ask(mayAssign, owner)).toBeNull();
  expect(ask(mayEditCc, owner)).toBeNull();
  expect(ask(mayClaim, member)).toBeNull();
});

it.each([
  ['a person is added', [partyId(1), team, partyId(3)], null],
  ['the team is removed', [partyId(1)], code],
  ['all are replaced', [partyId(3)], code],
])('does not let the owner remove assignees of the blueprint: %s', (_, assignees, refused) => {
  expect(mayAssignTo(owner, task(1), assignees)?.code ?? null).toBe(refused);
  expect(mayAssignTo(admin, task(1), assignees)).toBeNull();
});

it('lets owners remove added assignees, and assignees delegate their own part', () => {
  expect(run.assign(2, [partyId(1), partyId(3)])).toBeNull();
  expect(run.assign(2, [partyId(1)])).toBeNull();
  expect(run.assign(2, [partyId(3)])).toBe(code);
  expect(run.assign(2, [partyId(3)], person(1))).toBeNull();
});

it('keeps the watchers of the blueprint, and lets people change other watchers', () => {
  const keeps = [partyId(5), partyId(6)];
  const others = [partyId(6)];
  for (const by of [owner, member]) {
    expect(mayEditCcTo(by, task(1), keeps)).toBeNull();
    expect(mayEditCcTo(by, task(1), others)?.code).toBe(code);
  }
  expect(mayEditCcTo(admin, task(1), others)).toBeNull();
  const more = { ...task(1), cc: keeps };
  expect(mayEditCcTo(owner, more, [partyId(5)])).toBeNull();
});

it('lets only admins restart expired tasks', () => {
  const expired: TaskFacts = {
    ...task(1),
    status: 'PENDING_SUBMISSION',
    expirationStatus: 'EXPIRED',
    assignedBy: person(3).id,
  };
  for (const by of [owner, person(3)]) expect(mayRestartExpired(by, expired)?.code).toBe(code);
  expect(mayRestartExpired(admin, expired)).toBeNull();
});

it('lets only admins change the approvers', () => {
  expect(ask(mayAssign, owner, 3)).toBe(code);
  expect(ask(mayAddApprovers, owner, 3)).toBe(code);
  expect(ask(mayAssign, owner, 9)).toBe(code);
  expect(ask(mayAssign, admin, 9)).toBeNull();
});

it('keeps stages of the blueprint, and lets tasks be added to them', () => {
  const [first, second] = run.run().stages.map((stage) => factsOfStage(run.run(), stage));
  if (first === undefined || second === undefined) throw new Error('There are two stages.');
  expect(maySkipStage(owner, second)?.code).toBe(code);
  expect(maySkipStage(admin, second)).toBeNull();
  const required = { ...second, isRequired: true };
  expect(maySkipStage(owner, required)?.code).toBe(code);
  expect(maySkipStage(admin, required)?.code).toBe('StageRequired');
  const skipped = { ...second, status: 'SKIPPED' } as const;
  expect(mayStartStageAnyway(owner, skipped)?.code).toBe(code);
  expect(mayStartStageAnyway(admin, skipped)).toBeNull();
  expect(mayAddTask(owner, first)).toBeNull();
});

it('does not protect added tasks or unlocked blueprints', () => {
  const added: TaskId = asId('20000000-0000-4000-8000-000000000001');
  const result = run.give(owner, {
    kind: 'ADD_TASK',
    stageId: run.stage(1).id,
    task: {
      type: 'DEFAULT',
      name: 'Call',
      description: asId<RichText>(''),
      assignees: [partyId(1)],
      rule: 'ANY',
      dueOn: null,
      afterTasks: [],
      automation: null,
      link: null,
    },
    before: null,
    id: added,
    key: taskKey(101),
    reference: 'WF-1.1',
  });
  expect(result.ok).toBe(true);
  expect(ask(mayEditName, owner, 101)).toBeNull();
  expect(ask(mayDeleteTask, owner, 101)).toBeNull();
  const open = runScene(built);
  expect(open.task(1).plan.fixedAssignees).toBeNull();
});
