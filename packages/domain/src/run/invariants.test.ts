import { partyId, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { owner, person, runScene, type RunScene } from '@baton/fixtures/builders/run-scene';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmong, type Actor, type Agent } from '../access/actor.ts';
import { judgedSubmitters } from '../approval/judged.ts';
import {
  settingsDefaults,
  stageDefaults,
  stepDefaults,
  taskDefaults,
} from '../blueprint/complete-content.ts';
import type {
  ApprovalStep,
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
  DateRule,
  DueRule,
  RejectAction,
  StageTrigger,
} from '../blueprint/content.ts';
import { isDeepEqual } from '../core/equality.ts';
import type { PartyId } from '../core/ids.ts';
import { isSettled } from '../task/settled.ts';
import { isReported } from '../task/exception.ts';
import { isStarted, workState } from '../task/work-state.ts';
import type { RunCommand } from './command.ts';
import type { RunEvent } from './event.ts';
import { evolve, replay } from './evolve.ts';
import { execute, type Outcome } from './execute.ts';
import type { Run, RunTask } from './run.ts';
import { viewOf } from './run-view.ts';
import { nextWakeUp } from './wake-up.ts';

const team = partyId(50);
const role = partyId(51);
const actors: readonly Actor[] = [
  person(1, { parties: [partyId(1), team] }),
  person(2, { parties: [partyId(2), team, role] }),
  person(3, { parties: [partyId(3), role] }),
  person(4, { accessLevel: 'EXTERNAL' }),
  owner,
  person(80, { isAdmin: true }),
];
const parties: readonly PartyId[] = [1, 2, 3, 4, 50, 51].map(partyId);

// Blueprints that the linter would pass: whatever waits, waits for something earlier.

const date: fc.Arbitrary<DateRule> = fc.oneof(
  fc.record({ kind: fc.constant('WORKFLOW_START'), days: fc.integer({ min: 0, max: 3 }) }),
  fc.record({
    kind: fc.constant('FIXED'),
    date: fc.constantFrom('2026-03-01', '2026-03-03', '2026-03-29'),
  }),
);
const due: fc.Arbitrary<DueRule | null> = fc.option(
  fc.oneof(
    date,
    fc.record({
      kind: fc.constant('DURATION'),
      amount: fc.integer({ min: 1, max: 48 }),
      unit: fc.constantFrom('DAYS', 'HOURS', 'MINUTES'),
    }),
  ),
);
const some = fc.subarray([...parties], { maxLength: 3 });
const few = fc.nat({ max: 20 });

interface TaskSeed {
  readonly place: number;
  readonly isApproval: boolean;
  readonly assignees: readonly PartyId[];
  readonly after: readonly number[];
  readonly notBefore: DateRule | null;
  readonly due: DueRule | null;
  readonly steps: readonly Pick<ApprovalStep, 'level' | 'approvers' | 'rule' | 'requiresComment'>[];
  readonly reopens: number | null;
}
const taskSeed: fc.Arbitrary<TaskSeed> = fc.record({
  place: few,
  isApproval: fc.boolean(),
  assignees: some,
  after: fc.array(few, { maxLength: 2, size: 'max' }),
  notBefore: fc.option(date, { freq: 6 }),
  due,
  steps: fc.array(
    fc.record({
      level: fc.integer({ min: 1, max: 3 }),
      approvers: some,
      rule: fc.constantFrom('ANY', 'ALL'),
      requiresComment: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  reopens: fc.option(few, { freq: 3 }),
});
const stageSeed = fc.record({
  kind: fc.constantFrom(
    'WORKFLOW_START',
    'PREVIOUS_STAGE',
    'PREVIOUS_STAGE',
    'AFTER_STAGES',
    'AFTER_STAGES',
    'DATE',
  ),
  after: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 2 }),
  join: fc.constantFrom('ALL_RESOLVED', 'ALL_COMPLETED', 'ANY_COMPLETED'),
  date,
  tasks: fc.array(taskSeed, { maxLength: 4, size: 'max' }),
});
type StageSeed = typeof stageSeed extends fc.Arbitrary<infer T> ? T : never;

const triggerOf = (seed: StageSeed, n: number): StageTrigger => {
  switch (seed.kind) {
    case 'AFTER_STAGES': {
      const stages = n === 1 ? [] : seed.after.map((pick) => stageKey(1 + (pick % (n - 1))));
      return { kind: 'AFTER_STAGES', stages, join: seed.join };
    }
    case 'DATE':
      return { kind: 'DATE', date: seed.date };
    default:
      return { kind: seed.kind };
  }
};

const blueprint: fc.Arbitrary<BlueprintContent> = fc
  .array(stageSeed, { minLength: 1, maxLength: 4, size: 'max' })
  .map((seeds) => {
    const stages: Record<string, BlueprintStage> = {};
    const tasks: Record<string, BlueprintTask> = {};
    let count = 0;
    let steps = 100;
    for (const [index, seed] of seeds.entries()) {
      const key = stageKey(index + 1);
      stages[key] = {
        key,
        name: key,
        description: '',
        displayOrder: index,
        trigger: triggerOf(seed, index + 1),
        ...stageDefaults,
      };
      for (const item of seed.tasks) {
        const earlier = count;
        count += 1;
        const pick = (n: number) => taskKey(1 + (n % earlier));
        const target =
          item.reopens === null || earlier === 0 ? undefined : tasks[pick(item.reopens)];
        const rejectAction: RejectAction =
          target?.type === 'DEFAULT'
            ? { kind: 'REOPEN_TASK', task: target.key, requiresComment: false }
            : { kind: 'CONTINUE', requiresComment: false };
        tasks[taskKey(count)] = {
          key: taskKey(count),
          stage: key,
          displayOrder: item.place,
          type: item.isApproval ? 'APPROVAL' : 'DEFAULT',
          name: `Task ${count}`,
          description: '',
          assignees: item.assignees,
          due: item.due,
          trigger: {
            afterTasks: earlier === 0 ? [] : item.after.map(pick),
            notBefore: item.notBefore,
          },
          approvals: item.isApproval
            ? []
            : item.steps.map((step) => {
                steps += 1;
                return { ...stepDefaults, ...step, key: taskKey(steps), due: null };
              }),
          rejectAction,
          ...taskDefaults,
        };
      }
    }
    return {
      formatVersion: 1,
      name: 'Process',
      description: '',
      settings: settingsDefaults,
      stages,
      tasks,
    };
  });

// Histories: mostly commands that make sense, now and then any command by anyone.

const move = fc.record({
  kind: fc.constantFrom(
    'SUBMIT',
    'SUBMIT',
    'SUBMIT',
    'APPROVE',
    'APPROVE',
    'REJECT',
    'REOPEN',
    'ASSIGN',
    'CHANGE_DUE_DATE',
    'DATE_REACHED',
    'HALT',
    'COMPLETE_ON_BEHALF',
    'RECALL',
    'SKIP',
    'UNSKIP',
    'REPORT_EXCEPTION',
    'RESOLVE_EXCEPTION',
    'RESOLVE_EXCEPTION',
  ),
  task: fc.nat({ max: 1000 }),
  who: fc.nat({ max: 1000 }),
  anyone: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  assignees: some,
  wait: fc.integer({ min: 0, max: 30 * 3_600_000 }),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

const fits: Readonly<Record<Move['kind'], (task: RunTask) => boolean>> = {
  SUBMIT: (task) =>
    task.type === 'DEFAULT' &&
    ['PENDING_SUBMISSION', 'REJECTED'].includes(task.status) &&
    !isReported(task),
  APPROVE: (task) => task.approvalStatus === 'PENDING',
  REJECT: (task) => task.approvalStatus === 'PENDING',
  REOPEN: (task) => task.type === 'DEFAULT' && task.status === 'COMPLETED',
  ASSIGN: (task) => task.status !== 'COMPLETED',
  CHANGE_DUE_DATE: (task) => task.status !== 'COMPLETED',
  DATE_REACHED: () => true,
  HALT: () => true,
  COMPLETE_ON_BEHALF: (task) => fits.SUBMIT(task),
  RECALL: (task) => task.status === 'PENDING_REVIEW',
  SKIP: (task) => task.type === 'DEFAULT' && task.status !== 'COMPLETED',
  UNSKIP: (task) => task.skippedAt !== null,
  REPORT_EXCEPTION: (task) =>
    task.approvalFor === null && !task.hasException && task.status !== 'INACTIVE',
  RESOLVE_EXCEPTION: (task) => task.hasException,
};

/** What those who lead a workflow do with it as a whole; mostly they let it go on again. */
const haltOf = (run: Run, one: Move): RunCommand => {
  const reason = 'Because';
  const { scheduleStatus } = run.workflow;
  if (scheduleStatus === 'ENDED') return { kind: 'RESTART', reason };
  if (scheduleStatus === 'PAUSED' && one.task % 4 > 0) return { kind: 'RESUME' };
  return { kind: one.task % 3 === 0 ? 'END' : 'PAUSE', reason };
};

const pickFrom = <T>(list: readonly T[], n: number): T | undefined =>
  list.length === 0 ? undefined : list[n % list.length];

const commandOf = (scene: RunScene, one: Move): { agent: Agent; command: RunCommand } | null => {
  if (one.kind === 'DATE_REACHED') return { agent: 'SYSTEM', command: { kind: 'DATE_REACHED' } };
  const { tasks, workflow } = scene.run();
  const isHeld = workflow.scheduleStatus === 'PAUSED' || workflow.scheduleStatus === 'ENDED';
  if (one.kind === 'HALT' || (isHeld && !one.anyone && one.who % 2 === 0)) {
    const agent = one.anyone ? pickFrom(actors, one.who) : owner;
    return agent === undefined ? null : { agent, command: haltOf(scene.run(), one) };
  }
  // Where the kind fits no task, whatever is to be done is done.
  const kind = one.anyone
    ? one.kind
    : [one.kind, 'SUBMIT' as const, 'APPROVE' as const].find((each) => tasks.some(fits[each]));
  if (kind === undefined) return null;
  const task = pickFrom(one.anyone ? tasks : tasks.filter(fits[kind]), one.task);
  if (task === undefined) return null;
  const able = actors.filter((actor) => isAmong(actor, task.assignees));
  const leads = kind !== 'SUBMIT' && kind !== 'APPROVE' && kind !== 'REJECT';
  const agent = pickFrom(one.anyone ? actors : leads ? [...able, owner] : able, one.who);
  if (agent === undefined) return null;
  const taskId = task.id;
  switch (kind) {
    case 'SUBMIT':
      return { agent, command: { kind: 'SUBMIT', taskId } };
    case 'APPROVE':
      return { agent, command: { kind: 'APPROVE', taskId, comment: '' } };
    case 'REJECT':
      return { agent, command: { kind: 'REJECT', taskId, comment: 'Because' } };
    case 'REOPEN':
      return { agent, command: { kind: 'REOPEN', taskId, reason: '' } };
    case 'ASSIGN':
      return { agent, command: { kind: 'ASSIGN', taskId, assignees: one.assignees } };
    case 'COMPLETE_ON_BEHALF':
      return { agent, command: { kind: 'COMPLETE_ON_BEHALF', taskId, reason: 'Because' } };
    case 'SKIP':
      return { agent, command: { kind: 'SKIP', taskId, reason: 'Because' } };
    case 'REPORT_EXCEPTION':
      return { agent, command: { kind, taskId, category: 'OTHER', text: 'Broken' } };
    case 'RESOLVE_EXCEPTION':
      return { agent, command: { kind, taskId, comment: '' } };
    case 'RECALL':
    case 'UNSKIP':
      return { agent, command: { kind, taskId } };
    case 'CHANGE_DUE_DATE':
      return { agent, command: { kind: 'CHANGE_DUE_DATE', taskId, dueOn: scene.now() + one.wait } };
  }
};

const isWork = (task: RunTask): boolean =>
  ['ACTIONABLE', 'IN_REVIEW'].includes(workState(task)) ||
  (task.type === 'APPROVAL' && task.status === 'REJECTED' && task.approvalFor === null);

/** Like `expect`, at a hundredth of the cost: it is asked a million times. */
const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const frozenFor = ({ workflow }: Run, task: RunTask): RunTask['frozeForReason'] => {
  const { scheduleStatus: status } = workflow;
  return task.status !== 'COMPLETED' && (status === 'PAUSED' || status === 'ENDED') ? status : null;
};

/** The numbers are those of the invariants in docs/states/README.md. */
const checkState = (run: Run): void => {
  const stages = new Map(run.stages.map((stage) => [stage.id, stage]));
  const byId = new Map(run.tasks.map((task) => [task.id, task]));
  for (const task of run.tasks) {
    const parent = task.approvalFor === null ? undefined : byId.get(task.approvalFor);
    if (isWork(task)) {
      must(run.workflow.scheduleStatus === 'RUNNING', '1: open task in a finished workflow');
      must(stages.get(task.stageId)?.status === 'IN_PROGRESS', '2: open task in an idle stage');
    }
    must(task.frozeForReason === frozenFor(run, task), '3: frozen otherwise than its workflow');
    if (task.status === 'PENDING_REVIEW')
      must(
        run.tasks.some(
          (child) =>
            child.approvalFor === task.id &&
            child.approvalStatus === 'PENDING' &&
            child.round === task.round,
        ),
        '4: under review, and nobody is asked',
      );
    if (task.approvalStatus === 'PENDING' && parent !== undefined)
      must(
        parent.status === 'PENDING_REVIEW' && parent.round === task.round,
        '5: asked about what is not under review',
      );
    const isDecided = task.type === 'APPROVAL' && task.status === 'REJECTED';
    must(
      (task.completedAt !== null) === (task.status === 'COMPLETED' || isDecided),
      'completedAt does not fit the status',
    );
    must(task.status === 'INACTIVE' || task.startedAt !== null, 'begun at no time');
    if (task.approvalFor === null && stages.get(task.stageId)?.status === 'COMPLETED')
      must(isSettled(task), 'unfinished task in a completed stage');
    must(task.hasException === (task.exception !== null), 'an exception of no kind');
    must(!task.hasException || isStarted(task), 'an exception of what is not under way');
    must(task.skippedAt === null || task.status === 'INACTIVE', 'skipped and yet under way');
  }
};

/** 13: it never stands still with nothing to wait for. */
const checkLiveliness = (run: Run): void => {
  must(
    run.workflow.scheduleStatus !== 'RUNNING' ||
      run.tasks.some((task) => workState(task) === 'ACTIONABLE') ||
      nextWakeUp(run) !== null,
    '13: nobody and no date moves it on',
  );
};

const starting: readonly RunEvent['kind'][] = [
  'STAGE_STARTED',
  'TASK_ACTIVATED',
  'APPROVAL_REQUESTED',
];

/** 9: whatever started by itself says why; every due date says how. */
const checkRecords = (events: readonly RunEvent[]): void => {
  for (const event of events) {
    if (event.subject === 'VOTE') continue;
    must(!starting.includes(event.kind) || event.decisions.length > 0, '9: started for no reason');
    if (event.subject === 'TASK' && typeof event.after.dueOn === 'number')
      must(
        event.decisions.some((one) => one.rule === 'DUE_DATE'),
        '9: due for no reason',
      );
  }
};

/** 10: no vote on one's own work, no approver counted twice in one round. */
const checkVotes = (before: Run, events: readonly RunEvent[]): void => {
  const votes = events.flatMap((event) => (event.subject === 'VOTE' ? event.vote : []));
  if (votes.length === 0) return;
  const view = viewOf(before);
  const taken = new Set(before.votes.map((one) => `${one.taskId} ${one.round} ${one.onBehalfOf}`));
  for (const vote of votes) {
    const approval = before.tasks.find((task) => task.id === vote.taskId);
    must(
      approval !== undefined && !judgedSubmitters(view, approval).includes(vote.voterId),
      '10: voted on own work',
    );
    const key = `${vote.taskId} ${vote.round} ${vote.onBehalfOf}`;
    must(!taken.has(key), '10: voted twice');
    taken.add(key);
  }
};

/** Nothing that no event names has been touched, not even copied. */
const checkUntouched = (before: Run, { run, events }: Outcome): void => {
  const named = new Set<string>(
    events.flatMap((event) =>
      event.subject === 'TASK' ? event.taskId : event.subject === 'STAGE' ? event.stageId : [],
    ),
  );
  for (const [index, task] of before.tasks.entries())
    must(named.has(task.id) || run.tasks[index] === task, 'a task changed without an event');
  for (const [index, stage] of before.stages.entries())
    must(named.has(stage.id) || run.stages[index] === stage, 'a stage changed without an event');
};

/** The run after commands of its owner, each at its time. */
const after = (run: Run, ...steps: readonly (readonly [number, RunCommand])[]): Run =>
  steps.reduce((at, [now, command]) => {
    const result = execute(at, command, { now, actor: 'SYSTEM' });
    must(result.ok, `${command.kind} is refused`);
    return result.ok ? result.value.run : at;
  }, run);

/** The state without its due dates and the count of commands. */
const apartFromDates = ({ workflow, stages, tasks, votes }: Run) => ({
  workflow: { ...workflow, version: 0 },
  stages,
  tasks: tasks.map((task) => ({ ...task, dueOn: null, isDueSetWhileHeld: false })),
  votes,
});

/** 11, 12: whatever held it, it goes on as if it had only become later. */
const checkHolds = (run: Run, now: number, later: number): void => {
  const reason = 'Because';
  const passed = apartFromDates(after(run, [later, { kind: 'DATE_REACHED' }]));
  const pause = [now, { kind: 'PAUSE', reason }] as const;
  const end = [now, { kind: 'END', reason }] as const;
  const restart = [later, { kind: 'RESTART', reason }] as const;
  const resumed = after(run, pause, [later, { kind: 'RESUME' }]);
  must(
    isDeepEqual(apartFromDates(resumed), passed),
    '11: pause and resume changed more than dates',
  );
  must(
    isDeepEqual(apartFromDates(after(run, end, restart)), passed),
    '12: a restart lost something',
  );
  must(
    isDeepEqual(apartFromDates(after(run, pause, end, restart)), apartFromDates(after(run, pause))),
    '12: a restart lost the pause',
  );
  for (const [at, task] of run.tasks.entries()) {
    const due = resumed.tasks[at]?.dueOn ?? null;
    const isShifted = task.dueOn !== null && due !== null && due >= task.dueOn;
    must(due === task.dueOn || isShifted || task.status === 'INACTIVE', '11: due earlier');
  }
};

/** A change of the run handed in now throws. */
const freeze = (run: Run): void => {
  for (const list of [run.tasks, run.stages, run.votes]) Object.freeze(list).forEach(Object.freeze);
  Object.freeze(run.workflow);
};

const play = (content: BlueprintContent, moves: readonly Move[]): RunScene => {
  const scene = runScene(content);
  const step = (agent: Agent, command: RunCommand): void => {
    const before = scene.run();
    freeze(before);
    const result = scene.give(agent, command);
    if (!result.ok) {
      must(result.refusals[0].code !== 'EngineLoop', '13: no end');
      return;
    }
    const { events, run } = result.value;
    must(
      run.workflow.version === before.workflow.version + (events.length > 0 ? 1 : 0),
      'version does not count commands',
    );
    checkState(run);
    checkLiveliness(run);
    checkRecords(events);
    checkVotes(before, events);
    checkUntouched(before, result.value);
    const again = execute(run, { kind: 'DATE_REACHED' }, { now: scene.now(), actor: 'SYSTEM' });
    must(again.ok && again.value.run === run, '13: more would have followed');
  };
  step(owner, { kind: 'START' });
  for (const one of moves) {
    scene.wait(one.wait);
    step('SYSTEM', { kind: 'DATE_REACHED' });
    if (one.task % 16 === 0 && scene.run().workflow.scheduleStatus === 'RUNNING')
      checkHolds(scene.run(), scene.now(), scene.now() + one.wait);
    const given = commandOf(scene, one);
    if (given !== null) step(given.agent, given.command);
  }
  return scene;
};

const pickContent = ({ tasks, stages, votes }: Run) => ({ tasks, stages, votes });

describe('whatever people do, in whatever order', () => {
  it('the invariants hold after every command, and the events tell it all', () => {
    let completed = 0;
    let commands = 0;
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(blueprint, fc.array(move, { maxLength: 40, size: 'max' }), (content, moves) => {
        const scene = play(content, moves);
        commands += scene.rows().length;
        for (const row of scene.rows())
          for (const name of new Set(row.map((event) => event.row)))
            seen.set(name, (seen.get(name) ?? 0) + 1);
        if (scene.run().workflow.scheduleStatus === 'COMPLETED') completed += 1;
        // 7: replay, through JSON as it is stored
        const rows: RunEvent[][] = JSON.parse(JSON.stringify(scene.rows()));
        must(isDeepEqual(replay(scene.planned, rows), scene.run()), '7: replay differs');
        const { tasks, stages, votes } = rows.flat().reduce(evolve, scene.planned);
        must(
          isDeepEqual({ tasks, stages, votes }, pickContent(scene.run())),
          '7: one by one differs',
        );
      }),
      { numRuns: 3000 },
    );
    // Histories that never get anywhere would prove nothing.
    expect(completed).toBeGreaterThan(100);
    expect(commands).toBeGreaterThan(16_000);
    expect(seen.get('D21')).toBeGreaterThan(400);
    const lifecycle = ['W4', 'W5', 'W6', 'W8', 'D9', 'D12', 'D13', 'D15', 'D16', 'D17', 'D18'];
    expect(lifecycle.filter((row) => (seen.get(row) ?? 0) < 50)).toEqual([]);
  }, 60_000);
});
