import { isAmong } from '../../party/actor.ts';
import type { Delegate } from '../../party/delegate.ts';
import { earlierVoters, judgedSubmitters, judgedTasks, votesOf } from '../../approval/judged.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { PartyId } from '../../core/ids.ts';
import { isAwayAt, type Absence, type DutyKind } from '../../party/absence.ts';
import { workState } from '../../task/work-state.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { formOf } from '../../run-model/run-view.ts';
import { followChain } from './delegate-chain.ts';

type Away = ReadonlyMap<PartyId, Absence>;

/** An absent assignee and the delegate, with the reason. */
interface Cover {
  readonly standIn: Delegate;
  readonly decision: DecisionRecord;
}

/** Returns whether a task or vote waits for people. */
const isWaiting = (task: RunTask): boolean =>
  (task.type === 'DEFAULT' || task.type === 'APPROVAL') && workState(task) === 'ACTIONABLE';

/**
 * Returns who can't be a delegate: submitters, earlier voters, the other approvers, and for a task
 * its approvers.
 */
const barredFrom = (ledger: Ledger, task: RunTask): ReadonlySet<PartyId> =>
  new Set(
    task.type === 'APPROVAL'
      ? [...judgedSubmitters(ledger, task), ...earlierVoters(ledger, task), ...task.assignees]
      : ledger.tasks.flatMap((other) =>
          other.type === 'APPROVAL' && judgedTasks(ledger, other).some(({ id }) => id === task.id)
            ? other.assignees
            : [],
        ),
  );

/**
 * Returns who votes or substitutes on the approval for someone else, since each approver has a
 * separate vote.
 */
const votersForOthers = (
  ledger: Ledger,
  task: RunTask,
  seat: PartyId,
  standIns: readonly Delegate[],
): readonly PartyId[] =>
  task.type === 'APPROVAL'
    ? [
        ...standIns.flatMap((one) => (one.for === seat ? [] : [one.by])),
        ...votesOf(ledger, task).flatMap((vote) =>
          vote.onBehalfOf === seat ? [] : [vote.voterId],
        ),
      ]
    : [];

/** Returns the replacement if the delegate can't: the backups, or else the owner. */
const instead = (
  { workflow }: Ledger,
  task: RunTask,
  away: Away,
  barred: ReadonlySet<PartyId>,
): readonly PartyId[] => {
  const isFit = (party: PartyId): boolean =>
    !barred.has(party) && !away.has(party) && !task.assignees.includes(party);
  const backups = task.plan.backups.filter(isFit);
  return backups.length > 0 ? backups : [workflow.ownerId].filter(isFit);
};

interface Seat {
  readonly party: PartyId;
  readonly absence: Absence;
  readonly duty: DutyKind;
}

const coversOf = (
  ledger: Ledger,
  task: RunTask,
  seat: Seat,
  away: Away,
  others: readonly Delegate[],
): readonly Cover[] => {
  const { absence, duty, party } = seat;
  if (absence.delegates[duty] === null && !absence.orphaned.includes(duty)) return [];
  const barred = new Set([
    ...barredFrom(ledger, task),
    ...votersForOthers(ledger, task, party, others),
  ]);
  // Submitters can't name the people who decide about their own task.
  const isOwnWork = judgedSubmitters(ledger, task).includes(absence.person);
  const end = isOwnWork
    ? ({ kind: 'BROKEN', why: 'BARRED' } as const)
    : followChain(absence, duty, away, barred);
  if (end.kind === 'STAYS') return [];
  const found = end.kind === 'FOUND' ? [end.by] : instead(ledger, task, away, barred);
  return found.map((by) => ({
    standIn: { for: party, away: absence.person, by, until: absence.until },
    decision: {
      rule: 'ABSENCE',
      operands: {
        away: absence.person,
        duty,
        until: absence.until,
        setBy: absence.setBy,
        ...(end.kind === 'FOUND' ? { steps: end.steps } : { why: end.why }),
      },
      result: by,
    },
  }));
};

/**
 * Returns the assignees of the task who are absent, with the team or role through which they are
 * assigned.
 */
const absentSeats = (task: RunTask, away: Away): readonly Seat[] =>
  task.assignees.flatMap((party): readonly Seat[] => {
    const absence = away.get(party);
    const duty = task.type === 'APPROVAL' ? 'APPROVAL' : 'WORK';
    if (absence !== undefined) return [{ party, absence, duty }];
    return [...away.values()].flatMap((one) =>
      one.groups.includes(party) ? [{ party, absence: one, duty: 'ROLE' }] : [],
    );
  });

/**
 * Returns whether the delegate accepted, entered, submitted, or voted. Delegates can finish what
 * they started.
 */
const hasStarted = (ledger: Ledger, task: RunTask, { for: seat, away, by }: Delegate): boolean => {
  if (!task.assignees.includes(seat)) return false;
  const receipts = [...task.acknowledgements, ...task.handedIn];
  return (
    receipts.some((receipt) => receipt.by === by && receipt.onBehalfOf.includes(seat)) ||
    (task.submittedBy === by && task.submittedFor.includes(away)) ||
    votesOf(ledger, task).some((vote) => vote.voterId === by && vote.onBehalfOf === seat) ||
    // Values of the owner don't count as delegate work.
    (by !== ledger.workflow.ownerId &&
      formOf(ledger, task.id).some(({ draft }) => draft?.by === by))
  );
};

/** Returns the members of a delegated team or role who started, as individual delegates. */
const delegatesWhoStarted = (ledger: Ledger, task: RunTask): readonly Delegate[] => {
  const { agent } = ledger;
  if (agent === 'SYSTEM' || isAmong(agent, task.assignees)) return [];
  return task.standIns.flatMap((one) => {
    const theirs = { ...one, by: agent.id };
    const isMember = one.by !== agent.id && agent.parties.includes(one.by);
    return isMember && hasStarted(ledger, task, theirs) ? [theirs] : [];
  });
};

const startedDelegates = (ledger: Ledger, task: RunTask): readonly Delegate[] => {
  if (task.standIns.length === 0) return [];
  const all = [
    ...task.standIns.filter((one) => hasStarted(ledger, task, one)),
    ...delegatesWhoStarted(ledger, task),
  ];
  return all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index);
};

const isSame = (one: Delegate, other: Delegate): boolean =>
  one.for === other.for && one.away === other.away && one.by === other.by;

/** Records why a delegation ended. A person who is still absent isn't back. */
const decisionsOf = (
  { standIns: before, assignees }: RunTask,
  { standIns: after, covers }: CurrentDelegates,
  away: Away,
): readonly DecisionRecord[] => [
  ...covers.flatMap(({ standIn, decision }) =>
    before.some((one) => isDeepEqual(one, standIn)) ? [] : [decision],
  ),
  ...before.flatMap((one): readonly DecisionRecord[] =>
    after.some((other) => isSame(one, other))
      ? []
      : [
          {
            rule: 'ABSENCE',
            operands: { away: one.away, by: one.by },
            result: assignees.includes(one.for) && !away.has(one.away) ? 'BACK' : 'OVER',
          },
        ],
  ),
];

interface CurrentDelegates {
  readonly standIns: readonly Delegate[];
  readonly covers: readonly Cover[];
}

/**
 * Returns the current delegates of a task, including those who started. If the task doesn't wait,
 * only the latter.
 */
const currentDelegates = (ledger: Ledger, task: RunTask, away: Away): CurrentDelegates => {
  const started = startedDelegates(ledger, task);
  if (!isWaiting(task)) return { standIns: started, covers: [] };
  const isTaken = ({ party, absence }: Seat): boolean =>
    started.some((one) => one.for === party && one.away === absence.person);
  let now: CurrentDelegates = { standIns: started, covers: [] };
  for (const seat of absentSeats(task, away)) {
    if (isTaken(seat)) continue;
    const covers = coversOf(ledger, task, seat, away, now.standIns);
    now = {
      standIns: [...now.standIns, ...covers.map(({ standIn }) => standIn)],
      covers: [...now.covers, ...covers],
    };
  }
  return now;
};

/** A pause changes nothing. On tasks that don't wait, only delegates who started stay. */
const isLookedAt = (task: RunTask, away: Away): boolean =>
  task.standIns.length > 0 ? task.frozeForReason !== 'PAUSED' : away.size > 0 && isWaiting(task);

/**
 * Sets the delegates of absent people on all waiting tasks. On return, delegates who haven't
 * started are removed.
 */
export const coverAbsences = (ledger: Ledger): void => {
  const { absences } = ledger.directory;
  if (absences === null) return;
  if (absences.length === 0 && !ledger.tasks.some(({ standIns }) => standIns.length > 0)) return;
  const away = new Map(
    absences.flatMap((one) => (isAwayAt(one, ledger.now) ? [[one.person, one] as const] : [])),
  );
  for (const task of ledger.tasks) {
    if (!isLookedAt(task, away)) continue;
    const now = currentDelegates(ledger, task, away);
    const { standIns } = now;
    if (isDeepEqual(standIns, task.standIns)) continue;
    const decisions = decisionsOf(task, now, away);
    recordTask(
      ledger,
      'TASK_STAND_INS_CHANGED',
      task,
      { standIns },
      { cause: 'task.coverAbsence', decisions },
    );
  }
};
