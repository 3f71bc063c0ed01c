import {
  parseWorkflowColumns,
  type NamedWorkflowColumn,
  type WorkflowColumn,
} from '@baton/domain/workflow-list/workflow-columns';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import type { ExportedTable } from '../../../platform/export/exported-table.ts';
import { exportedPages, longListSize } from '../../../platform/list/exported-pages.ts';
import { localeOf } from '../../../platform/graphql/reader-locale.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { exportRows, exportTitles } from './export-columns.ts';
import { countWorkflows, listWorkflows } from './list-workflows.ts';
import { workflowExportWords } from './workflow-export-words.ts';
import type { ListPosition } from '../../../platform/list/keyset-page.ts';
import { workflowQueryOf } from './workflow-query.ts';

const pageSize = 1000;

/** Columns of a file if the address has none. */
const exportedByDefault: readonly WorkflowColumn[] = (
  [
    'reference',
    'name',
    'status',
    'blueprint',
    'owner',
    'progress',
    'planned-end',
    'start',
    'end',
  ] as const satisfies readonly NamedWorkflowColumn[]
).map((name) => ({ kind: 'NAMED', name }));

/**
 * Returns what a list with these parameters shows. Throws a refusal of a filter before the first
 * row.
 */
const exportWorkflows = async (
  context: RequestContext,
  parameters: WorkflowParameters,
): Promise<ExportedTable> => {
  const query = workflowQueryOf(parameters);
  const columns = parseWorkflowColumns(parameters.columns ?? '') ?? exportedByDefault;
  const words = workflowExportWords[await localeOf(context)];
  const { timeZone } = await context.viewer();
  const read = (after: ListPosition | null) => listWorkflows(context, query, after, pageSize);
  const first = await read(null);
  return {
    title: words.title,
    timeZone,
    columns: await exportTitles(context, columns, words),
    pages: exportedPages(first, pageSize, read, exportRows(context, columns, words)),
  };
};

/** How lists of workflows are exported. */
export const workflowExport = {
  longListSize: (context: RequestContext, parameters: WorkflowParameters) =>
    longListSize(
      workflowQueryOf(parameters),
      (query, limit) => listWorkflows(context, query, null, limit),
      (query) => countWorkflows(context, query),
    ),
  exportList: exportWorkflows,
};
