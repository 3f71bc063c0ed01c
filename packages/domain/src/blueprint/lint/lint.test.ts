import { stepDefaults } from '../complete-content.ts';
import { buildBlueprint, partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { describe, expect, it } from 'vitest';
import type { ApprovalRule, ApprovalStep, BlueprintContent, RejectAction } from '../content.ts';
import { emptyBlueprint, updateTask } from '../edit/edit.ts';
import { lintBlueprint } from './lint.ts';
import type { LintKnowledge, LintParty } from './lint-findings.ts';
import { asId, type BlueprintId } from '../../core/ids.ts';
import { fieldToken } from '../../automation/template.ts';
import { newAutomation } from '../../automation/automation.ts';
import type { FieldInstance } from '../../field/field.ts';
import { newLinkRule } from '../link-rule.ts';
import { noDeadline } from '../../time/deadline.ts';

const found = (content: BlueprintContent, knowledge?: LintKnowledge) =>
  lintBlueprint(content, knowledge).map(({ code, at }) => [
    code,
    at.approval ?? at.task ?? at.stage ?? null,
  ]);
const after = (...numbers: readonly number[]) => ({
  trigger: { afterTasks: numbers.map(taskKey), notBefore: null },
});
const afterStages = (...numbers: readonly number[]) => ({
  trigger: { kind: 'AFTER_STAGES', stages: numbers.map(stageKey), join: 'ALL_RESOLVED' } as const,
});
const step = (approvers: readonly number[], rule: ApprovalRule = 'ANY'): ApprovalStep => ({
  ...stepDefaults,
  key: taskKey(50),
  level: 1,
  approvers: approvers.map(partyId),
  rule,
  requiresComment: true,
  due: null,
});

it('finds nothing in a valid blueprint', () => {
  expect(found(buildBlueprint({ tasks: [{}, after(1)] }, {}, afterStages(1, 2)))).toEqual([]);
});

it('rejects completing an expired task with approvals or required fields', () => {
  const grace = { amount: 1, unit: 'HOURS' } as const;
  const task = {
    due: { kind: 'DURATION', amount: 1, unit: 'DAYS' },
    deadline: { ...noDeadline, expiry: { grace, outcome: 'COMPLETE_EMPTY', party: null } },
  } as const;
  expect(found(buildBlueprint({ tasks: [task] }))).toEqual([]);
  expect(found(buildBlueprint({ tasks: [{ ...task, approvals: [step([2])] }] }))).toEqual([
    ['ExpiryWithApprovals', taskKey(1)],
  ]);
});

it('requires editing of submitted values for approvals with suggested values', () => {
  const countered = { ...step([2]), voting: { ...stepDefaults.voting, mayCounter: true } };
  const content = buildBlueprint({ tasks: [{ approvals: [countered] }] });
  const settings = { ...content.settings, editableSharedFields: true };
  expect(found(content)).toEqual([['CounterNeedsSharedFields', taskKey(50)]]);
  expect(found({ ...content, settings })).toEqual([['CounterWithoutForm', taskKey(50)]]);
  const asked = withFields(content, [field(1, 'TEXT')], [taskKey(1), place(1, 1)]);
  expect(found({ ...asked, settings })).toEqual([]);
});

describe('request', () => {
  const sends = (over: Partial<FieldInstance>) =>
    found(
      withFields(
        buildBlueprint({
          tasks: [
            {
              type: 'AUTOMATION',
              assignees: [],
              automation: {
                ...newAutomation,
                url: `https://example.com/${fieldToken(instanceKey(1))}`,
              },
            },
          ],
        }),
        [field(1, 'TEXT')],
        [taskKey(1), place(1, 1, over)],
      ),
    ).filter(([code]) => code === 'RequestValueCanBeEmpty');
  it('warns about a value that can be empty', () => {
    expect(sends({ inputType: 'OPTIONAL' })).toEqual([['RequestValueCanBeEmpty', taskKey(1)]]);
    expect(sends({ inputType: 'REQUESTED' })).toEqual([]);
  });
});
describe('people field', () => {
  const people = (over: object, task = 1) =>
    withFields(
      buildBlueprint({ tasks: [{}, { ...after(1), assignees: [], ...over }, {}] }),
      [field(1, 'PEOPLE'), field(2, 'TEXT')],
      [taskKey(task), place(1, 1)],
      [taskKey(1), place(2, 2)],
      [taskKey(3), place(3, 1, { inputType: 'OPTIONAL' })],
    );
  it('must be filled in before the task starts', () => {
    expect(found(people({ peopleFrom: [instanceKey(1)] }))).toEqual([]);
    const later = found(people({ peopleFrom: [instanceKey(1)] }, 2));
    expect(later).toEqual([['PeopleFieldLater', taskKey(2)]]);
    expect(found(people({ managersOf: [{ kind: 'FIELD', instance: instanceKey(2) }] }))).toEqual([
      ['PeopleFieldUnfit', taskKey(2)],
    ]);
    expect(found(people({ peopleFrom: [instanceKey(9)] }))).toEqual([
      ['MissingReference', taskKey(2)],
    ]);
  });
  it('warns if it can be empty and no one else is assigned', () => {
    const open = { peopleFrom: [instanceKey(3)] };
    expect(found(people(open))).toEqual([['PeopleFieldMayBeEmpty', taskKey(2)]]);
    expect(found(people({ ...open, backups: [partyId(2)] }))).toEqual([]);
    expect(found(people({ ...open, assignees: [partyId(2)] }))).toEqual([]);
  });
  it('warns when more approvals are needed than there are approvers', () => {
    const voting = { ...stepDefaults.voting, threshold: 5 };
    const approved = (over: Partial<ApprovalStep>) =>
      found(
        buildBlueprint({ tasks: [{ approvals: [{ ...step([2, 3], 'N'), voting, ...over }] }] }),
      );
    expect(approved({})).toEqual([['ApprovalNeedsTooMany', taskKey(50)]]);
    expect(approved({ voting: { ...voting, threshold: 2 } })).toEqual([]);
    expect(approved({ voting: { ...voting, eachMember: true } })).toEqual([]);
  });
  it('warns if a person without a manager would have no approver', () => {
    const managed = { ...step([]), managersOf: [{ kind: 'SUBMITTER' as const }] };
    const approved = (over: Partial<ApprovalStep>) =>
      found(buildBlueprint({ tasks: [{ approvals: [{ ...managed, ...over }] }] }));
    expect(approved({})).toEqual([['ManagerMayBeMissing', taskKey(50)]]);
    expect(approved({ backups: [partyId(3)] })).toEqual([]);
  });
  it('can name the approvers of the task that has the field', () => {
    const approvals = [{ ...step([]), peopleFrom: [instanceKey(1)] }];
    expect(found(people({ approvals, assignees: [partyId(1)] }, 2))).toEqual([]);
  });
});

describe('due date from a field', () => {
  const dated = (instance: number, on = 1) =>
    withFields(
      buildBlueprint({
        tasks: [
          {},
          {
            ...after(1),
            due: { kind: 'FIELD' as const, instance: instanceKey(instance), days: -1 },
          },
          {},
        ],
      }),
      [field(1, 'DATE'), field(2, 'TEXT')],
      [taskKey(on), place(1, 1)],
      [taskKey(1), place(2, 2)],
      [taskKey(3), place(3, 1)],
    );
  it('must be filled in before the task starts', () => {
    expect(found(dated(1))).toEqual([]);
    expect(found(dated(1, 2))).toEqual([['DueFieldLater', taskKey(2)]]);
    expect(found(dated(2))).toEqual([['DueFieldUnfit', taskKey(2)]]);
    expect(found(dated(3))).toEqual([['DueFieldMayBeEmpty', taskKey(2)]]);
    expect(found(dated(9))).toEqual([['MissingReference', taskKey(2)]]);
  });
});

it('reports a stage that waits for a value that is entered after its start', () => {
  const waits = (whenUnknown: 'WAIT' | 'SKIP') =>
    buildBlueprint(afterStages(2), {
      trigger: { kind: 'WORKFLOW_START' },
      condition: {
        match: 'ALL',
        whenUnknown,
        parts: [
          {
            kind: 'COMPARISON',
            operand: { kind: 'TASK', task: taskKey(1), fact: 'ON_TIME' },
            operator: 'EQUALS',
            values: [true],
          },
        ],
      },
    });
  expect(found(waits('SKIP'))).toEqual([]);
  expect(found(waits('WAIT'))).toEqual([
    ['StageCycle', stageKey(1)],
    ['ConditionDeadlock', stageKey(2)],
  ]);
});

describe('structure', () => {
  it('reports missing stages and tasks', () => {
    expect(found(emptyBlueprint('x'))).toEqual([['NoStages', null]]);
    expect(found(buildBlueprint({ tasks: [] }))).toEqual([
      ['NoTasks', null],
      ['EmptyStage', stageKey(1)],
    ]);
    expect(found(buildBlueprint({}, { tasks: [] }))).toEqual([['EmptyStage', stageKey(2)]]);
  });

  it('reports duplicate task names within a stage', () => {
    const twice = buildBlueprint(
      { tasks: [{ name: 'Check' }, { name: ' check' }] },
      { tasks: [{ name: 'Check' }] },
    );
    expect(found(twice)).toEqual([['DuplicateTaskName', taskKey(2)]]);
  });

  it.each<[string, RejectAction, string[]]>([
    [
      'later',
      { kind: 'REOPEN_TASK', task: taskKey(3), requiresComment: true },
      ['RejectTargetLater'],
    ],
    [
      'itself',
      { kind: 'REOPEN_TASK', task: taskKey(2), requiresComment: true },
      ['RejectTargetLater'],
    ],
    ['earlier', { kind: 'REOPEN_TASK', task: taskKey(1), requiresComment: true }, []],
    ['none', { kind: 'CONTINUE', requiresComment: true }, []],
  ])('checks the task that a rejection sends back: %s', (_, rejectAction, codes) => {
    const content = buildBlueprint({}, { tasks: [{ type: 'APPROVAL', rejectAction }, {}] });
    expect(found(content).map(([code]) => code)).toEqual(codes);
  });

  it('reports an approval that sends back to an approval', () => {
    const rejectAction = { kind: 'REOPEN_TASK', task: taskKey(1), requiresComment: true } as const;
    const content = buildBlueprint({
      tasks: [{ type: 'APPROVAL' }, { type: 'APPROVAL', rejectAction }],
    });
    expect(found(content)).toEqual([['RejectTargetIsApproval', taskKey(2)]]);
  });
});

describe('flow', () => {
  it('reports tasks in a cycle', () => {
    expect(found(buildBlueprint({ tasks: [after(3), after(1), after(2), {}] }))).toEqual([
      ['TaskCycle', taskKey(1)],
      ['TaskCycle', taskKey(2)],
      ['TaskCycle', taskKey(3)],
    ]);
    expect(found(buildBlueprint({ tasks: [after(1)] }))).toEqual([['TaskCycle', taskKey(1)]]);
  });

  it('does not report tasks after a cycle', () => {
    expect(found(buildBlueprint({ tasks: [after(1), after(1)] }, {}))).toEqual([
      ['TaskCycle', taskKey(1)],
    ]);
  });

  it('reports a task that waits for a later dependent stage', () => {
    expect(found(buildBlueprint({ tasks: [after(3), {}] }, {}))).toEqual([
      ['WaitsForLaterTask', taskKey(1)],
    ]);
  });

  it('allows a task to wait for a later stage that doesn’t wait for it', () => {
    const date = { kind: 'WORKFLOW_START', days: 3 } as const;
    expect(
      found(buildBlueprint({ tasks: [after(2)] }, { trigger: { kind: 'DATE', date } })),
    ).toEqual([]);
  });

  it('reports stages in a cycle', () => {
    expect(found(buildBlueprint(afterStages(3), {}, {}))).toEqual([['StageCycle', stageKey(1)]]);
    expect(found(buildBlueprint({}, afterStages(2)))).toEqual([['StageCycle', stageKey(2)]]);
  });

  it('allows a stage that can start after only one of its predecessors', () => {
    const any = { trigger: { ...afterStages(1, 2).trigger, join: 'ANY_COMPLETED' as const } };
    expect(found(buildBlueprint({}, any))).toEqual([]);
  });

  it('reports a stage that starts after stages but selects none', () => {
    expect(found(buildBlueprint({}, afterStages()))).toEqual([['UnreachableStage', stageKey(2)]]);
  });

  it('reports missing references', () => {
    expect(found(buildBlueprint({ tasks: [after(77)] }, afterStages(9)))).toEqual([
      ['MissingReference', taskKey(1)],
      ['MissingReference', stageKey(2)],
    ]);
  });

  it('handles a cycle of 400 tasks', () => {
    const chain = buildBlueprint({
      tasks: Array.from({ length: 400 }, (_, index) => (index === 0 ? after(400) : after(index))),
    });
    expect(found(chain)).toHaveLength(400);
  });
});

describe('people', () => {
  const ann = partyId(1);
  const ben = partyId(2);
  const parties: Readonly<Record<string, LintParty>> = {
    [ann]: { accessLevel: 'INTERNAL', kind: 'USER', name: 'Ann', members: [ann] },
    [ben]: { accessLevel: 'INTERNAL', kind: 'USER', name: 'Ben', members: [ben] },
    [partyId(3)]: { accessLevel: 'INTERNAL', kind: 'ROLE', name: 'Only Ann', members: [ann] },
    [partyId(4)]: { accessLevel: 'INTERNAL', kind: 'TEAM', name: 'Both', members: [ann, ben] },
    [partyId(6)]: {
      accessLevel: 'EXTERNAL',
      kind: 'USER',
      name: 'Partner',
      members: [partyId(6)],
    },
    [partyId(7)]: { accessLevel: 'LIMITED', kind: 'USER', name: 'Lee', members: [partyId(7)] },
    [partyId(5)]: { accessLevel: 'INTERNAL', kind: 'ROLE', name: 'Empty', members: [] },
  };
  const party = (id: string) => parties[id] ?? null;
  const assigned = (numbers: readonly number[], approvals: readonly ApprovalStep[] = []) =>
    buildBlueprint({ tasks: [{ assignees: numbers.map(partyId), approvals }] });

  it('warns about missing assignees, and reports missing approvers as errors', () => {
    expect(found(assigned([]))).toEqual([['TaskWithoutAssignees', taskKey(1)]]);
    expect(lintBlueprint(assigned([])).map(({ severity }) => severity)).not.toContain('ERROR');
    expect(found(assigned([1], [step([])]))).toEqual([['ApprovalWithoutApprovers', taskKey(50)]]);
    expect(lintBlueprint(assigned([1], [step([])])).map(({ severity }) => severity)).toContain(
      'ERROR',
    );
    const standalone = updateTask(assigned([]), taskKey(1), { type: 'APPROVAL' });
    expect(found(standalone)).toEqual([['ApprovalWithoutApprovers', taskKey(1)]]);
  });

  it.each([
    ['a member', 1, false],
    ['a limited user', 7, false],
    ['a partner', 6, true],
    ['a team', 4, true],
    ['a role', 3, true],
  ])('checks new owners of escalations and linked workflows: %s', (_, n, isUnfit) => {
    const escalating = {
      assignees: [ann],
      due: { kind: 'DURATION', amount: 1, unit: 'DAYS' },
      deadline: {
        ...noDeadline,
        escalations: [
          {
            key: taskKey(60),
            when: 'AFTER_DUE',
            time: { amount: 1, unit: 'HOURS' },
            action: 'CHANGE_OWNER',
            party: partyId(n),
          },
        ],
      },
    } as const;
    const linked = {
      type: 'LINKED_WORKFLOW',
      link: { ...newLinkRule, blueprint: asId<BlueprintId>('b'), owner: partyId(n) },
    } as const;
    expect(found(buildBlueprint({ tasks: [escalating] }), { party })).toEqual(
      isUnfit ? [['EscalationOwnerUnfit', taskKey(1)]] : [],
    );
    expect(found(buildBlueprint({ tasks: [linked] }), { party })).toEqual(
      isUnfit ? [['LinkOwnerUnfit', taskKey(1)]] : [],
    );
  });

  it('reports roles without members, and people who no longer exist', () => {
    expect(found(assigned([5]), { party })).toEqual([['PartyWithoutMembers', taskKey(1)]]);
    expect(found(assigned([1], [step([5])]), { party })).toEqual([
      ['PartyWithoutMembers', taskKey(50)],
    ]);
    expect(found(assigned([9]), { party })).toEqual([['UnknownParty', taskKey(1)]]);
  });

  it.each<[string, readonly number[], ApprovalStep, boolean]>([
    ['only themselves', [1], step([1]), true],
    ['a role with only themselves', [1], step([3]), true],
    ['a team with someone else', [1], step([4]), false],
    ['someone else', [1], step([2]), false],
    ['themselves or someone else', [1], step([1, 2]), false],
    ['themselves and someone else', [1], step([1, 2], 'ALL'), true],
    ['a team member for a team submitter', [4], step([1]), false],
    ['an empty role', [1], step([5]), false],
  ])('reports approvers who also submit the task: %s', (_, assignees, approval, expected) => {
    const codes = found(assigned(assignees, [approval]), { party }).map(([code]) => code);
    expect(codes.includes('NobodyCanApprove')).toBe(expected);
  });
});

describe('dates', () => {
  const fixed = (date: string) => ({ kind: 'FIXED', date }) as const;
  const day = (days: number) => ({ kind: 'WORKFLOW_START', days }) as const;

  it('reports a due date before the start date', () => {
    const byStage = buildBlueprint(
      {},
      { trigger: { kind: 'DATE', date: day(10) }, tasks: [{ due: day(9) }, { due: day(10) }] },
    );
    expect(found(byStage)).toEqual([['DueBeforeStart', taskKey(2)]]);
    const byTask = buildBlueprint({
      tasks: [
        { due: fixed('2026-03-01'), trigger: { afterTasks: [], notBefore: fixed('2026-03-02') } },
      ],
    });
    expect(found(byTask)).toEqual([['DueBeforeStart', taskKey(1)]]);
  });

  it('reports past dates if today is known', () => {
    const content = buildBlueprint({
      tasks: [{ due: fixed('2026-03-01') }, { due: fixed('2026-03-02') }],
    });
    expect(found(content)).toEqual([]);
    expect(found(content, { today: '2026-03-02' })).toEqual([['DateInThePast', taskKey(1)]]);
  });
});
