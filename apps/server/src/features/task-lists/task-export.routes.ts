import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { taskExportRefusals } from '@baton/domain/task-list/task-parameters';
import { exportedFile, exportFormats } from '../../platform/export/exported-file.ts';
import { registerExport } from '../../platform/export/send-export.ts';
import type { GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { requireScope } from '../../platform/graphql/require-scopes.ts';
import { taskExport } from './export-tasks.ts';

/** The format of the file, and the parameters of the address of Tasks. */
const wanted = z
  .looseObject({ format: z.enum(exportFormats) })
  .refine(({ format: _format, ...parameters }) => taskExportRefusals(parameters).length === 0);

/** Registers GET /exports/tasks, which exports the filtered list as CSV or Excel workbook. */
export const registerTaskExport = (app: FastifyInstance, options: GraphqlOptions): void => {
  registerExport(
    app,
    options,
    '/exports/tasks',
    wanted,
    async (context, { format, ...parameters }) => {
      requireScope(context, 'WORK');
      return exportedFile(await taskExport.exportList(context, parameters), format);
    },
  );
};
