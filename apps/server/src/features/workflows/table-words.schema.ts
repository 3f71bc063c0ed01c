import { columnsInAllWords, type ColumnInAllWords } from '@baton/domain/form/field-in-words';
import { asId, type InstanceKey } from '@baton/domain/core/ids';
import type { RunValue } from '@baton/domain/run-model/run-value';
import { valueAt } from '@baton/domain/run-model/run-view';
import { builder } from '../../platform/graphql/builder.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { FieldOptionRef, pinnedForms } from '../fields/index.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { TaskRef } from '../tasks/index.ts';
import { detailsOf, WorkflowRef } from './workflow.schema.ts';

const TableColumnWordsRef = builder.objectRef<ColumnInAllWords>('TableColumnWords').implement({
  description: 'Names that a file can use for a table column, in every language of the form.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key of the column.' }),
    names: t.exposeStringList('names', { description: "Names, the reader's language first." }),
    options: t.field({
      type: [FieldOptionRef],
      description: "Options with their names, the reader's language first.",
      resolve: ({ options }) => options,
    }),
  }),
});

/**
 * Returns the column texts of a table in the form of a task or in the intake form. Returns null if
 * the form doesn't have it.
 */
const wordsAt = async (
  context: RequestContext,
  details: RunDetails | null,
  taskId: RunValue['taskId'],
  instance: string,
): Promise<readonly ColumnInAllWords[]> => {
  const place = details === null ? undefined : valueAt(details.view, asId<InstanceKey>(instance));
  if (details === null || place === undefined || place.taskId !== taskId) return [];
  const { formAt } = await pinnedForms(context, details.texts);
  return columnsInAllWords(place.field, formAt.get(place.key), await localeOf(context));
};

builder.objectField(TaskRef, 'tableWords', (t) =>
  t.field({
    type: [TableColumnWordsRef],
    description: 'Names of table columns, for files with rows.',
    args: {
      instance: t.arg.id({
        required: true,
        description: 'Key of the field instance of the table.',
      }),
    },
    resolve: async (node, { instance }, context) =>
      wordsAt(
        context,
        node.details ?? (await runDetailsLoader(context).load(node.workflowId)),
        node.task.id,
        instance,
      ),
  }),
);

builder.objectField(WorkflowRef, 'tableWords', (t) =>
  t.field({
    type: [TableColumnWordsRef],
    description: 'Names of table columns in the intake form, for files with rows.',
    args: {
      instance: t.arg.id({
        required: true,
        description: 'Key of the field instance of the table.',
      }),
    },
    resolve: async (node, { instance }, context) =>
      wordsAt(context, await detailsOf(node, context), null, instance),
  }),
);
