import type { ListExportState } from '@baton/domain/list/list-export';
import type { ExportFormat } from '../../platform/export/exported-file.ts';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { RefusalRef } from '../../platform/graphql/error-param.ts';
import { ViewParameterInput } from '../saved-views/index.ts';
import { listExportsOf, type ListExport } from './exports.queries.ts';
import { cancelExport, startExport } from './start-export.ts';

/** Number of exports that a person sees. */
const mostListed = 10;

const StateRef = builder.enumType('ListExportState', {
  description: 'Status of an export.',
  values: {
    RUNNING: { description: 'The file is being written.' },
    DONE: { description: 'The file can be downloaded.' },
    FAILED: { description: 'The file couldn’t be written.' },
    CANCELED: { description: 'The person canceled it.' },
  } as const satisfies Record<ListExportState, { description: string }>,
});

const FormatRef = builder.enumType('ExportFormat', {
  description: 'Format of an exported file.',
  values: {
    CSV: { value: 'csv', description: 'Comma-separated text.' },
    XLSX: { value: 'xlsx', description: 'Excel workbook.' },
  } as const satisfies Record<string, { value: ExportFormat; description: string }>,
});

const ListExportRef = builder.objectRef<ListExport>('ListExport').implement({
  description: 'Export of a long list, which is written in the background.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the export.' }),
    state: t.field({ type: StateRef, description: 'Status.', resolve: ({ state }) => state }),
    format: t.field({ type: FormatRef, description: 'Format.', resolve: ({ format }) => format }),
    rowCount: t.exposeInt('rowCount', {
      nullable: true,
      description: 'Number of rows at the start. Null if unknown.',
    }),
    doneCount: t.exposeInt('doneCount', { description: 'Number of written rows.' }),
    fileName: t.exposeString('name', {
      nullable: true,
      description: 'Name of the file. Null until it is complete.',
    }),
    size: t.exposeFloat('size', {
      nullable: true,
      description: 'Size of the file in bytes. Null until it is complete.',
    }),
    refusal: t.field({
      type: RefusalRef,
      nullable: true,
      description: 'Why it failed. Null without an error.',
      resolve: ({ refusal }) => refusal,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of the start.',
      resolve: ({ createdAt }) => createdAt,
    }),
  }),
});

builder.queryField('listExports', (t) =>
  t.field({
    type: [ListExportRef],
    description: 'Exports that the viewer started in the last days, latest first.',
    resolve: async (_, __, context) => {
      const { userId } = await context.viewer();
      const [rows] = await context.db.read(listExportsOf(userId, mostListed));
      return rows;
    },
  }),
);

const exportInput = (name: 'ExportWorkflowsInput' | 'ExportTasksInput', what: string) =>
  builder.inputType(name, {
    description: `List of ${what} to export.`,
    fields: (t) => ({
      idempotencyKey: t.id({
        required: true,
        description:
          'Client-generated key. A repeated request with the same key has no further effect.',
      }),
      parameters: t.field({
        type: [ViewParameterInput],
        required: true,
        description: 'Filters, sorting, and columns, as in the page URL.',
      }),
      format: t.field({ type: FormatRef, required: true, description: 'Format of the file.' }),
    }),
  });

const WorkflowsInput = exportInput('ExportWorkflowsInput', 'workflows');
const TasksInput = exportInput('ExportTasksInput', 'tasks');

const start = (
  context: RequestContext,
  object: ListObject,
  { parameters, ...rest }: typeof WorkflowsInput.$inferInput,
): Promise<ListExport | null> =>
  startExport(context, {
    ...rest,
    object,
    parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
  });

const CancelInput = builder.inputType('CancelListExportInput', {
  description: 'Export to cancel.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the export.' }) }),
});

builder.mutationFields((t) => ({
  exportWorkflows: t.field({
    type: ListExportRef,
    nullable: true,
    description:
      'Exports a long list in the background. Returns null for a short list, which is at `/exports/workflows`.',
    args: { input: t.arg({ type: WorkflowsInput, required: true, description: 'The list.' }) },
    resolve: (_, { input }, context) => start(context, 'WORKFLOWS', input),
  }),
  exportTasks: t.field({
    type: ListExportRef,
    nullable: true,
    description:
      'Exports a long list in the background. Returns null for a short list, which is at `/exports/tasks`.',
    args: { input: t.arg({ type: TasksInput, required: true, description: 'The list.' }) },
    resolve: (_, { input }, context) => start(context, 'TASKS', input),
  }),
  cancelListExport: t.field({
    type: ListExportRef,
    description: 'Cancels an export of the viewer.',
    args: { input: t.arg({ type: CancelInput, required: true, description: 'The export.' }) },
    resolve: (_, { input }, context) => cancelExport(context, input.id),
  }),
}));
