import { randomUUID } from 'node:crypto';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { fieldKey, instanceKey, rowId } from '@baton/fixtures/builders/fields';
import type { Contest } from '../contest.ts';
import { documents } from '../documents.ts';
import type { PlannedRequest } from '../load-plan.ts';
import { graphql, numberOfPerson, type Effort } from '../requests.ts';
import {
  fieldsOfTask,
  filledForms,
  largeTables,
  smallForms,
  submittedFields,
  tableRows,
} from './form-contents.ts';
import {
  anyPerson,
  openTasks,
  publish,
  startMany,
  type PreparedTask,
  type Workshop,
} from './prepared-workflows.ts';

const atOnce = 4;

/** A task with its number in the blueprint, which identifies its fields. */
interface FormTask extends PreparedTask {
  /** Starts with 0. */
  readonly nth: number;
}

const tasksIn = async (
  workshop: Workshop,
  content: BlueprintContent,
  workflows: number,
): Promise<readonly FormTask[]> => {
  const blueprint = await publish(workshop.pool, content);
  const tasks = await openTasks(workshop, await startMany(workshop, blueprint, workflows));
  const { rows } = await workshop.pool.query<{ readonly id: string; readonly nth: number }>(
    'SELECT id, position AS nth FROM task WHERE id = ANY ($1)',
    [tasks.map(({ id }) => id)],
  );
  const places = new Map(rows.map(({ id, nth }) => [id, nth]));
  return tasks.map((task) => ({ ...task, nth: places.get(task.id) ?? 0 }));
};

const post = (path: string, body: object): PlannedRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});

interface FormWork {
  readonly name: string;
  readonly title: string;
  readonly content: () => BlueprintContent;
  /** Number of workflows created for this many operations. */
  readonly workflows: (operations: number) => number;
  readonly share: number;
  /** True if each task is used only once. */
  readonly isOnce: boolean;
  readonly ofBaton: (task: FormTask, n: number) => PlannedRequest;
  readonly ofFloor: (task: FormTask, n: number) => PlannedRequest;
  readonly contains: string;
}

const formWork =
  ({ name, title, content, workflows, share, isOnce, ofBaton, ofFloor, contains }: FormWork) =>
  (workshop: Workshop, effort: Effort): Contest => {
    let kept: Promise<readonly FormTask[]> | undefined;
    return {
      name,
      title,
      concurrency: atOnce,
      planFor: async (served) => {
        const operations = Math.ceil(effort.operations * share);
        const warmUp = Math.ceil(effort.warmUp * share);
        const making = () => tasksIn(workshop, content(), workflows(operations + warmUp));
        const tasks = await (isOnce ? making() : (kept ??= making()));
        const request = served.name === 'baton' ? ofBaton : ofFloor;
        const asked = isOnce
          ? tasks.slice(0, operations + warmUp)
          : Array.from({ length: operations + warmUp }, (_, n) => tasks[n % tasks.length]).filter(
              (task) => task !== undefined,
            );
        return {
          concurrency: atOnce,
          requests: asked.map(request),
          repeats: false,
          warmUp,
          operations,
          seconds: effort.seconds,
          contains: [contains],
          lacks: ['"errors"'],
        };
      },
    };
  };

const saved = (taskId: string, personId: string, values: object) =>
  graphql(
    documents.saveValues,
    { input: { idempotencyKey: randomUUID(), taskId, values: [], ...values } },
    numberOfPerson(personId),
  );

/** Stores typed text in one of five fields, of one of 20 tasks. */
export const saveDraft = formWork({
  name: 'draft',
  title: 'save the draft of one field',
  content: smallForms,
  workflows: () => 10,
  share: 1 / 3,
  isOnce: false,
  ofBaton: ({ id, personId, nth }, n) => {
    const instance = instanceKey(nth * fieldsOfTask + (n % fieldsOfTask) + 1);
    return saved(id, personId, { values: [{ instance, value: `What was typed ${n}` }] });
  },
  ofFloor: ({ workflowId, personId, nth }, n) =>
    post('/draft', {
      ...{ workflowId, personId, key: randomUUID() },
      instance: instanceKey(nth * fieldsOfTask + (n % fieldsOfTask) + 1),
      value: `What was typed ${n}`,
    }),
  contains: '"version":',
});

/** Stores one cell of a table of 5,000 rows. The floor stores only the cell. */
export const saveCell = formWork({
  name: 'draft of a cell',
  title: 'save one cell of a table of 5,000 rows',
  content: () => largeTables(Array.from({ length: 2 }, (_, n) => anyPerson(n))),
  workflows: () => 2,
  share: 1 / 15,
  isOnce: false,
  ofBaton: ({ id, personId, nth }, n) => {
    const cell = { row: rowId((n % tableRows) + 1), column: fieldKey(101), value: `Typed ${n}` };
    return saved(id, personId, {
      tables: [{ instance: instanceKey(nth + 1), setCells: [cell] }],
    });
  },
  ofFloor: ({ workflowId, personId, nth }, n) =>
    post('/cell', {
      ...{ workflowId, personId, key: randomUUID(), instance: instanceKey(nth + 1) },
      ...{ row: rowId((n % tableRows) + 1), column: fieldKey(101), value: `Typed ${n}` },
    }),
  contains: '"version":',
});

/** Submits a form with 100 values. */
export const submitForm = formWork({
  name: 'submit of 100',
  title: 'hand in a task with 100 fields',
  content: filledForms,
  workflows: (operations) => Math.ceil(operations / 4),
  share: 1 / 20,
  isOnce: true,
  ofBaton: ({ id, personId }) =>
    graphql(
      documents.completeShort,
      { input: { idempotencyKey: randomUUID(), taskId: id } },
      numberOfPerson(personId),
    ),
  ofFloor: ({ id, personId }) =>
    post('/submit', { taskId: id, personId, key: randomUUID(), fields: submittedFields }),
  contains: '"COMPLETED"',
});
