import type { Agent } from '../../party/actor.ts';
import type { Instant, PartyId } from '../../core/ids.ts';
import type { RunCommand } from '../../run-model/command/command.ts';
import type { RunEvent } from '../../run-model/event.ts';
import { idsEntered, peopleAbout, placesOfPeople } from '../people/people-of-fields.ts';
import type { Run, RunTask } from '../../run-model/run.ts';
import { viewOf } from '../../run-model/run-view.ts';
import { isTimeUp } from '../clock/apply-timers.ts';

const needsDirectory = (task: RunTask): boolean =>
  task.plan.peopleFrom.length > 0 ||
  task.plan.managersOf.length > 0 ||
  task.plan.backups.length > 0 ||
  (task.type === 'APPROVAL' && task.plan.voting.eachMember);

const managed = (run: Run, agent: Agent, task: RunTask): readonly PartyId[] =>
  task.plan.managersOf.flatMap((one) => {
    switch (one.kind) {
      case 'PERSON':
        return one.person;
      case 'OWNER':
        return run.workflow.ownerId;
      // These people come from `namedByFields`.
      case 'FIELD':
        return [];
      // The person who submits now, or who submitted before.
      case 'SUBMITTER':
        return [
          ...(agent === 'SYSTEM' ? [] : [agent.id]),
          ...run.tasks.flatMap((other) =>
            other.id === task.approvalFor && other.submittedBy !== null ? other.submittedBy : [],
          ),
        ];
    }
  });

/** Returns the people, teams, and roles that the escalations of a task name. */
const deadlineParties = ({ plan: { deadline } }: RunTask): readonly PartyId[] =>
  [deadline.expiry, ...deadline.escalations].flatMap((rule) => rule?.party ?? []);

/**
 * Returns the people, teams, and roles that escalations in these events name. A task that starts
 * late can escalate during the command that starts it: then they are loaded and the command is
 * executed again.
 */
export const deadlinePartiesIn = (run: Run, events: readonly RunEvent[]): readonly PartyId[] => {
  const reached = new Set(
    events.flatMap((event) =>
      event.kind === 'TASK_ESCALATED' || event.kind === 'TASK_EXPIRED' ? event.taskId : [],
    ),
  );
  return reached.size === 0
    ? []
    : run.tasks.flatMap((task) => (reached.has(task.id) ? deadlineParties(task) : []));
};

/** Returns the people that fields name, or may name after the command, for the task. */
const namedByFields = (run: Run, task: RunTask, command: RunCommand | null): readonly PartyId[] => {
  const places = placesOfPeople(task.plan);
  return places.length === 0
    ? []
    : [
        ...peopleAbout(viewOf(run), places),
        ...(command === null || command.kind === 'UNDO' ? [] : idsEntered(run, command)),
      ];
};

/** Returns the people of an added task, which may start immediately. */
const peopleAdded = (command: RunCommand): readonly PartyId[] => {
  const added =
    command.kind === 'ADD_TASK'
      ? command.task
      : command.kind === 'ADD_STAGE'
        ? command.first.task
        : null;
  const { assignees = [], backups = [] } = added ?? {};
  return backups.length === 0 ? [] : [...assignees, ...backups];
};

/** Returns the possible owners of a scheduled workflow that starts. */
const ownersAtStart = ({ workflow }: Run, command: RunCommand): readonly PartyId[] =>
  command.kind === 'START_SCHEDULED' ? [workflow.ownerId, workflow.createdBy] : [];

/**
 * Returns the people, teams, and roles whose members and managers the command may need; mostly
 * none.
 */
export const directoryNeeds = (
  run: Run,
  agent: Agent,
  command: RunCommand | null,
  now: Instant,
): readonly PartyId[] => {
  const parties = new Set<PartyId>(
    command === null ? [] : [...peopleAdded(command), ...ownersAtStart(run, command)],
  );
  const isUp = isTimeUp(viewOf(run), now);
  for (const task of run.tasks) {
    if (isUp) for (const party of deadlineParties(task)) parties.add(party);
    if (!needsDirectory(task)) continue;
    for (const party of [
      ...task.assignees,
      ...task.plan.backups,
      ...managed(run, agent, task),
      ...namedByFields(run, task, command),
    ])
      parties.add(party);
  }
  return [...parties];
};
