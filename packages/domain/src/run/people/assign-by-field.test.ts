import { describe, expect, it } from 'vitest';
import { buildBlueprint, partyId, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import {
  approvalStep,
  commandsFor,
  owner,
  person,
  runScene,
} from '@baton/fixtures/builders/run-scene';
import type { ApprovalStep, BlueprintTask } from '../../blueprint/content.ts';
import type { PartyId } from '../../core/ids.ts';
import { explainTask } from '../../explain/explain-task.ts';
import type { Directory } from '../../run-model/directory.ts';
import { directoryNeeds } from '../engine/directory-needs.ts';
import { viewOf } from '../../run-model/run-view.ts';

const directory: Directory = {
  members: new Map([5, 6, 7, 8].map((n) => [partyId(n), [partyId(n)]])),
  owners: new Set(),
  absences: [],
  managers: new Map([[partyId(5), partyId(8)]]),
};

/** Task 1 has a field that names the assignee of task 2. */
const choosing = (
  task: Partial<BlueprintTask>,
  first: Partial<BlueprintTask> = {},
  known = directory,
) => {
  const content = withFields(
    buildBlueprint({
      tasks: [
        first,
        { assignees: [], trigger: { afterTasks: [taskKey(1)], notBefore: null }, ...task },
      ],
    }),
    [field(1, 'PEOPLE', { name: 'Reviewer' })],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
  );
  const scene = runScene(content, {}, known);
  const commands = commandsFor(scene);
  commands.start();
  return {
    ...scene,
    ...commands,
    choose: (...people: readonly number[]) =>
      scene.give(person(1), {
        kind: 'SUBMIT',
        taskId: scene.task(1).id,
        values: [{ instance: instanceKey(1), value: people.map(partyId) }],
      }),
    assignees: (n = 2): readonly PartyId[] => scene.task(n).assignees,
    why: () =>
      explainTask(
        viewOf(scene.run()),
        scene.task(2),
        scene
          .rows()
          .flat()
          .filter((event) => event.subject === 'TASK' && event.taskId === scene.task(2).id)
          .map((event) => ({ at: scene.now(), actorId: null, event }))
          .toReversed(),
        person(5),
      ).filter(({ topic }) => topic === 'ASSIGNEES')[0],
  };
};

describe('assignees from a field', () => {
  const byField = { peopleFrom: [instanceKey(1)] };

  it('are added at the start of the task and explained', () => {
    const run = choosing({ ...byField, assignees: [partyId(6)] });
    run.choose(5);
    expect(run.assignees()).toEqual([partyId(6), partyId(5)]);
    expect(run.why()).toMatchObject({
      code: 'PEOPLE_BY_FIELD',
      names: [{ kind: 'PLACE', id: instanceKey(1) }],
    });
  });

  it('come from submitted values only, and the owner replaces an empty field', () => {
    const run = choosing(byField);
    run.give(person(1), {
      kind: 'SAVE_VALUES',
      taskId: run.task(1).id,
      values: [{ instance: instanceKey(1), value: [partyId(5)] }],
    });
    expect(run.assignees()).toEqual([]);
    run.choose();
    expect(run.assignees()).toEqual([owner.id]);
    expect(run.why()?.code).toBe('PEOPLE_OWNER_STANDS_IN');
  });

  it('are read from the field again when the task restarts', () => {
    const run = choosing({ ...byField, assignees: [partyId(6)] });
    run.choose(5);
    run.reopen(1, owner, 'DEPENDENTS');
    run.choose(7);
    expect(run.assignees()).toEqual([partyId(6), partyId(7)]);
    expect(run.task(2).fromFields).toEqual([partyId(7)]);
  });

  it('include the manager of the selected person, also in drafts', () => {
    const run = choosing({ managersOf: [{ kind: 'FIELD', instance: instanceKey(1) }] });
    const command = {
      kind: 'SUBMIT',
      taskId: run.task(1).id,
      values: [{ instance: instanceKey(1), value: [partyId(5)] }],
    } as const;
    expect(directoryNeeds(run.run(), person(1), command, run.now())).toContain(partyId(5));
    run.choose(5);
    expect(run.assignees()).toEqual([partyId(8)]);
  });

  it('are found by an id in upper or lower case', () => {
    const run = choosing({ managersOf: [{ kind: 'FIELD', instance: instanceKey(1) }] });
    const command = {
      kind: 'SUBMIT',
      taskId: run.task(1).id,
      values: [{ instance: instanceKey(1), value: [partyId(5).toUpperCase()] }],
    } as const;
    expect(partyId(5).toUpperCase()).not.toBe(partyId(5));
    expect(directoryNeeds(run.run(), person(1), command, run.now())).toContain(partyId(5));
    run.give(person(1), command);
    expect(run.assignees()).toEqual([partyId(8)]);
  });

  it('become watchers if the setting says so', () => {
    const run = choosing({ assignees: [partyId(6)], cc: [partyId(7)], ccFrom: [instanceKey(1)] });
    run.choose(5);
    expect(run.task(2)).toMatchObject({ assignees: [partyId(6)], cc: [partyId(7), partyId(5)] });
  });

  it('become approvers, except the submitter', () => {
    const step = (over: Partial<ApprovalStep>): Partial<BlueprintTask> => ({
      approvals: [approvalStep(91, { approvers: [], peopleFrom: [instanceKey(1)], ...over })],
    });
    const run = choosing({}, step({}));
    run.choose(1, 5);
    expect(run.assignees(91)).toEqual([partyId(5)]);
    const alone = choosing({}, step({ backups: [partyId(7)] }));
    alone.choose(1);
    expect(alone.assignees(91)).toEqual([partyId(7)]);
  });
});
