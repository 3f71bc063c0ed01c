import type { Agent } from '../access/actor.ts';
import type { PartyId } from '../core/ids.ts';
import type { Run, RunTask } from './run.ts';

/** Who belongs to whom, as far as a command may need it. The engine itself knows no people. */
export interface Directory {
  /** The people behind a team, a role or a person; empty where nobody is. Not there: not asked for. */
  readonly members: ReadonlyMap<PartyId, readonly PartyId[]>;
  /** The manager of each person who has one. */
  readonly managers: ReadonlyMap<PartyId, PartyId>;
}

export const emptyDirectory: Directory = { members: new Map(), managers: new Map() };

const needsDirectory = (task: RunTask): boolean =>
  task.managersOf.length > 0 ||
  task.backups.length > 0 ||
  (task.type === 'APPROVAL' && task.voting.eachMember);

const managed = (run: Run, agent: Agent, task: RunTask): readonly PartyId[] =>
  task.managersOf.flatMap((one) => {
    switch (one.kind) {
      case 'PERSON':
        return one.person;
      case 'OWNER':
        return run.workflow.ownerId;
      // Whoever hands the work in now, or did so before.
      case 'SUBMITTER':
        return [
          ...(agent === 'SYSTEM' ? [] : [agent.id]),
          ...run.tasks.flatMap((other) =>
            other.id === task.approvalFor && other.submittedBy !== null ? other.submittedBy : [],
          ),
        ];
    }
  });

/**
 * The parties about which a command on this run may have to know more; mostly none. Of these
 * a directory tells the people behind each and the manager of each.
 */
export const directoryNeeds = (run: Run, agent: Agent): readonly PartyId[] => {
  const parties = new Set<PartyId>();
  for (const task of run.tasks) {
    if (!needsDirectory(task)) continue;
    for (const party of [...task.assignees, ...task.backups, ...managed(run, agent, task)])
      parties.add(party);
  }
  return [...parties];
};
