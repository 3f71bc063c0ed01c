import { dayOf, hour, minute, startOfDay } from '@baton/domain/core/dates';
import { addDays } from '@baton/domain/core/plain-date';
import { asId, type PlainDate, type TaskId } from '@baton/domain/core/ids';
import type { EnteredValue, RunCommand } from '@baton/domain/run-model/command/command';
import type { Run, RunTask } from '@baton/domain/run-model/run';
import { workState } from '@baton/domain/task/work-state';
import { valueOfAnswer } from '@baton/fixtures/world/answers';
import { company as about } from '@baton/fixtures/world/company';
import { worldWorkflows } from '@baton/fixtures/world/workflows';
import type { WorldWorkflow } from '@baton/fixtures/world/workflows';
import { executeRunCommand, requestChannel, startRun } from '../features/runs/index.ts';
import { newId } from '../platform/db/uuid.ts';
import { Refused } from '../platform/graphql/refused.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';
import type { SeededTags } from './seed-tags.ts';

/** The current time and a function that sets the company's clock. */
export interface SeedClock {
  readonly now: number;
  readonly setClock: (instant: number) => void;
}

interface Scene {
  readonly services: Services;
  readonly company: SeededCompany;
  readonly clock: SeedClock;
  readonly story: WorldWorkflow;
  readonly tags: SeededTags;
}

/** Returns the story's values for the empty fields of a task. */
const answersFor = (
  { story }: Scene,
  run: Run,
  task: RunTask,
  start: PlainDate,
): readonly EnteredValue[] =>
  run.values.flatMap((place) => {
    const answer = story.answers?.[place.field.name];
    return place.taskId !== task.id || place.committed !== null || answer === undefined
      ? []
      : [{ instance: place.key, value: valueOfAnswer(place.field, answer, start, newId) }];
  });

const commandFor = (
  task: RunTask,
  values: readonly EnteredValue[],
  isSentBack: boolean,
  remark: string,
): RunCommand => {
  const taskId = task.id;
  if (task.type === 'DEFAULT') return { kind: 'SUBMIT', taskId, values };
  return isSentBack
    ? { kind: 'REJECT', taskId, comment: remark }
    : { kind: 'APPROVE', taskId, comment: 'Reviewed and approved.' };
};

/**
 * Tries the command as each assignee until the rules allow it. Team members are tried from last to
 * first, because the head of the team often approves the task.
 */
const tryCommand = async (
  { services, company }: Scene,
  task: RunTask,
  command: RunCommand,
): Promise<Run | null> => {
  const keys = task.assignees.flatMap((party) => company.peopleBehind(party).toReversed());
  for (const key of keys) {
    try {
      const outcome = await executeRunCommand(
        requestChannel(actAs(services, company.viewerOf(key))),
        {
          target: { kind: 'TASK', id: asId<TaskId>(task.id), expectedVersion: null },
          key: newId(),
          command,
        },
      );
      return outcome.run;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return null;
};

/** Returns 9:00 in the company's time zone, the given number of days ago. */
const morning = (now: number, daysAgo: number): number =>
  startOfDay(addDays(dayOf(now, about.timeZone), -daysAgo), about.timeZone) + 9 * hour;

/**
 * Returns the next time in working hours in the company's time zone, not always on the full hour.
 */
const nextWorkTime = (instant: number, step: number): number => {
  const day = dayOf(instant, about.timeZone);
  const midnight = startOfDay(day, about.timeZone);
  const minutes = ((step * 17) % 60) * minute;
  const time = instant - midnight;
  if (time < 8 * hour) return midnight + 8 * hour + minutes;
  if (time < 18 * hour) return instant + minutes;
  return morning(instant, -1) - hour + minutes;
};

/** Runs the steps of a story until it ends, reaches the present, or no one can continue. */
const playStory = async (scene: Scene, started: Run, from: number): Promise<void> => {
  const { story, clock } = scene;
  let run = started;
  let instant = from;
  let asked = 0;
  const start = dayOf(from, about.timeZone);
  const remark = story.sentBack?.remark ?? '';
  for (let step = 0; step < story.steps; step += 1) {
    instant = nextWorkTime(instant + story.hoursPerStep * hour, step);
    if (instant > clock.now) return;
    clock.setClock(instant);
    const task = run.tasks.find((one) => workState(one) === 'ACTIONABLE');
    if (task === undefined) return;
    if (task.type === 'APPROVAL') asked += 1;
    const isSentBack = task.type === 'APPROVAL' && asked === story.sentBack?.approval;
    const next = await tryCommand(
      scene,
      task,
      commandFor(task, answersFor(scene, run, task, start), isSentBack, remark),
    );
    if (next === null) return;
    run = next;
  }
};

const regions = ['EMEA', 'Americas', 'APAC'];
const risks = ['High', 'Medium', 'Low'];

/** Tags a workflow with a region, and its first task with a risk. */
const tagStory = async ({ services, company, story, tags }: Scene, run: Run): Promise<void> => {
  const at = worldWorkflows.indexOf(story);
  const channel = requestChannel(actAs(services, company.viewerOf(story.owner)));
  const [task] = run.tasks;
  const tagged = (names: readonly (string | undefined)[]) => ({
    tags: names.flatMap((name) => (name === undefined ? [] : tags(name))),
  });
  await executeRunCommand(channel, {
    target: { kind: 'WORKFLOW', id: run.workflow.id, expectedVersion: null },
    key: newId(),
    command: (_, was) => ({
      kind: 'EDIT_WORKFLOW',
      texts: tagged([regions[at % 3], at % 2 === 0 ? 'Machines' : undefined]),
      was,
      ownerId: null,
    }),
  });
  if (task === undefined || at % 2 === 1) return;
  await executeRunCommand(channel, {
    target: { kind: 'TASK', id: task.id, expectedVersion: null },
    key: newId(),
    command: (_, texts) => ({
      kind: 'DESCRIBE_TASK',
      taskId: task.id,
      texts: tagged([risks[at % 3]]),
      was: texts.tasks.get(task.id) ?? texts,
    }),
  });
};

const seedWorkflow = async (scene: Scene, blueprintId: string): Promise<string> => {
  const { services, company, clock, story } = scene;
  const isPlanned = story.startedDaysAgo < 0;
  const from = isPlanned
    ? clock.now
    : Math.min(morning(clock.now, story.startedDaysAgo), clock.now);
  clock.setClock(from);
  const { view } = await startRun(actAs(services, company.viewerOf(story.owner)), {
    key: newId(),
    blueprintId,
    name: story.name,
    ownerId: company.idOf(story.owner),
    startDate: isPlanned ? addDays(dayOf(clock.now, about.timeZone), -story.startedDaysAgo) : null,
    values: [],
  });
  await tagStory(scene, view);
  await playStory(scene, view, from);
  return view.workflow.id;
};

/** Starts the company's workflows, oldest first, and plays their stories. Returns their ids. */
export const seedWorkflows = async (
  services: Services,
  company: SeededCompany,
  {
    blueprints,
    tags,
  }: { readonly blueprints: ReadonlyMap<string, string>; readonly tags: SeededTags },
  clock: SeedClock,
): Promise<readonly string[]> => {
  const stories = worldWorkflows.toSorted((a, b) => b.startedDaysAgo - a.startedDaysAgo);
  const ids: string[] = [];
  for (const story of stories) {
    const blueprintId = blueprints.get(story.blueprint);
    if (blueprintId === undefined) throw new Error(`the demo company has no ${story.blueprint}`);
    ids.push(await seedWorkflow({ services, company, clock, story, tags }, blueprintId));
  }
  return ids;
};
