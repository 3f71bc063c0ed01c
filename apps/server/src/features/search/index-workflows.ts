import { readDocumentRef } from '@baton/domain/document/document-ref';
import { completeField } from '@baton/domain/field/complete-field';
import { documentsOfValue } from '@baton/domain/field/values/documents-of-value';
import { changesSearch } from '@baton/domain/search/changes-search';
import { referenceWord, searchWords } from '@baton/domain/search/search-words';
import { searchableValue } from '@baton/domain/search/searchable-value';
import { isLastingError } from '../../platform/db/database-error.ts';
import type { ReadEvent } from '../../platform/events/event-reader.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import { richTextLines } from '../../platform/sanitise/rich-text-lines.ts';
import { readableExtensions } from './files/text-in-file.ts';
import { readFilesJob } from './search.jobs.ts';
import {
  addEntries,
  removeEntries,
  textsOfWorkflows,
  type SearchEntry,
  type WorkflowTexts,
} from './search-index.repository.ts';

type IndexLog = Pick<Log, 'error'>;

/** Number of workflows that are indexed in one transaction. */
const batch = 50;
/** Longer texts are found by their beginning. */
const longestBody = 8000;
/** Documents are longer than other texts, and fewer. */
const mostWordsOfDocument = 5000;

interface EntryTexts {
  readonly id: string;
  readonly taskId?: string | null;
  readonly approvalFor?: string | null;
  readonly reference: string;
  readonly name: string;
  readonly texts: readonly string[];
}

const entryOf = (
  type: SearchEntry['object_type'],
  workflowId: string,
  { id, taskId = null, approvalFor = null, reference, name, texts }: EntryTexts,
): SearchEntry => {
  const whole = texts.filter((text) => text !== '').join('\n');
  // A cut can split a character, which the database refuses.
  const body = type === 'DOCUMENT' ? whole : whole.slice(0, longestBody).toWellFormed();
  const titleWords = [
    ...(reference === '' ? [] : [referenceWord(reference)]),
    ...searchWords(`${reference} ${name}`),
  ];
  const bodyWords =
    type === 'DOCUMENT' ? searchWords(body, mostWordsOfDocument) : searchWords(body);
  return {
    object_id: id,
    object_type: type,
    workflow_id: workflowId,
    task_id: taskId,
    root_id: approvalFor ?? taskId,
    reference,
    title: name,
    body,
    words: [...new Set([...titleWords, ...bodyWords])],
    title_words: titleWords.length,
  };
};

/**
 * Returns the documents in forms and comments with their tasks. Only these are readable by
 * everyone who can open the task, or the workflow if the task is null.
 */
const placedDocuments = (workflow: WorkflowTexts) => {
  const byId = new Map(workflow.documents.map((document) => [document.id, document]));
  const inForms = workflow.values.flatMap(({ taskId, value, field }) =>
    documentsOfValue(value, completeField(field)).map((ref) => ({
      taskId,
      id: readDocumentRef(ref)?.id ?? '',
    })),
  );
  const inComments = workflow.comments.flatMap(({ taskId, isInternal, documents }) =>
    isInternal ? [] : documents.map((id) => ({ taskId, id })),
  );
  return [...inForms, ...inComments].flatMap(({ taskId, id }) => {
    const document = byId.get(id);
    byId.delete(id);
    return document === undefined ? [] : [{ taskId, document }];
  });
};

const entriesOf = (workflow: WorkflowTexts): readonly SearchEntry[] => {
  const values = Map.groupBy(workflow.values, ({ taskId }) => taskId);
  const valueTexts = (taskId: string | null): readonly string[] =>
    (values.get(taskId) ?? []).map(({ value, field }) =>
      searchableValue(value, completeField(field)),
    );
  const commentTexts = (taskId: string | null): readonly string[] =>
    workflow.comments.flatMap((one) =>
      one.taskId === taskId && !one.isInternal ? richTextLines(one.body) : [],
    );
  const approvals = new Map(workflow.tasks.map(({ id, approvalFor }) => [id, approvalFor]));
  const approvalOf = (taskId: string | null) =>
    taskId === null ? null : (approvals.get(taskId) ?? null);
  return [
    entryOf('WORKFLOW', workflow.id, {
      ...workflow,
      texts: [
        richTextLines(workflow.description),
        ...workflow.stages,
        ...valueTexts(null),
        ...commentTexts(null),
      ],
    }),
    ...workflow.tasks.map((task) =>
      entryOf('TASK', workflow.id, {
        ...task,
        taskId: task.id,
        texts: [richTextLines(task.description), ...valueTexts(task.id), ...commentTexts(task.id)],
      }),
    ),
    ...placedDocuments(workflow).map(({ taskId, document: { id, name, text } }) =>
      entryOf('DOCUMENT', workflow.id, {
        ...{ id, taskId, name, reference: '', texts: [text ?? ''] },
        approvalFor: approvalOf(taskId),
      }),
    ),
    ...workflow.comments
      .filter(({ isInternal }) => isInternal)
      .map(({ id, taskId, body }) =>
        entryOf('NOTE', workflow.id, {
          ...{ id, taskId, name: '', reference: '', texts: [richTextLines(body)] },
          approvalFor: approvalOf(taskId),
        }),
      ),
  ];
};

const isUnread = ({ documents }: WorkflowTexts): boolean =>
  documents.some(({ extension, text }) => text === null && readableExtensions.includes(extension));

/** Corrects the search index of these workflows. */
export const indexWorkflows = async (
  services: Services,
  tenantId: string,
  ids: readonly string[],
): Promise<void> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  for (let at = 0; at < ids.length; at += batch) {
    const group = ids.slice(at, at + batch);
    const [workflows] = await services.database.trip(scope, textsOfWorkflows(group));
    const entries = JSON.stringify(workflows.flatMap(entriesOf));
    const reading = workflows
      .filter(isUnread)
      .map(({ id }) => readFilesJob.order({ tenantId, workflowId: id }, { key: `files.${id}` }));
    await services.database.trip(
      scope,
      removeEntries(group, entries),
      addEntries(group, entries),
      ...enqueueAll(reading),
    );
  }
};

/** Indexes workflows one by one after an error, and leaves out those that fail. */
const indexAllBut = async (
  services: Services,
  tenantId: string,
  ids: readonly string[],
  log: IndexLog,
): Promise<void> => {
  try {
    await indexWorkflows(services, tenantId, ids);
  } catch (error) {
    if (!isLastingError(error)) throw error;
    const [workflowId] = ids;
    if (ids.length === 1) log.error({ err: error, workflowId }, 'a workflow can’t be indexed');
    else for (const id of ids) await indexAllBut(services, tenantId, [id], log);
  }
};

/**
 * Updates the search index after these events. A workflow that can't be indexed is logged, because
 * it would stop the index of all workspaces. Other errors are thrown, to retry.
 */
export const indexEvents = async (
  services: Services,
  events: readonly ReadEvent[],
  log: IndexLog,
): Promise<void> => {
  const changed = Map.groupBy(events.filter(changesSearch), ({ tenantId }) => tenantId);
  for (const [tenantId, group] of changed) {
    const ids = [...new Set(group.map(({ workflowId }) => workflowId))];
    await indexAllBut(services, tenantId, ids, log);
  }
};
