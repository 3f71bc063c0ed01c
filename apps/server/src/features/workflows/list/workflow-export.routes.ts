import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { workflowExportRefusals } from '@baton/domain/workflow-list/workflow-parameters';
import { exportedFile, exportFormats } from '../../../platform/export/exported-file.ts';
import { registerExport } from '../../../platform/export/send-export.ts';
import { requireScope } from '../../../platform/graphql/require-scopes.ts';
import type { GraphqlOptions } from '../../../platform/graphql/graphql-options.ts';
import { workflowExport } from './export-workflows.ts';

/** The format of the file, and the parameters of the address of Home. */
const wanted = z
  .looseObject({ format: z.enum(exportFormats) })
  .refine(({ format: _format, ...parameters }) => workflowExportRefusals(parameters).length === 0);

/** Registers GET /exports/workflows, which exports the filtered list as CSV or Excel workbook. */
export const registerWorkflowExport = (app: FastifyInstance, options: GraphqlOptions): void => {
  registerExport(
    app,
    options,
    '/exports/workflows',
    wanted,
    async (context, { format, ...parameters }) => {
      requireScope(context, 'WORK');
      return exportedFile(await workflowExport.exportList(context, parameters), format);
    },
  );
};
