import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '@baton/domain/core/refusal';
import { fileTypes } from '../../platform/export/exported-file.ts';
import { registerExport } from '../../platform/export/send-export.ts';
import type { GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { requireScope } from '../../platform/graphql/require-scopes.ts';
import { reachListExport } from './start-export.ts';

/** Registers GET /exports/file, which returns the file of an export of the viewer. */
export const registerExportFiles = (app: FastifyInstance, options: GraphqlOptions): void => {
  registerExport(
    app,
    options,
    '/exports/file',
    z.object({ id: z.guid() }),
    async (context, { id }) => {
      requireScope(context, 'WORK');
      const { tenantId } = await context.viewer();
      const { name, hash, format } = await reachListExport(context, id);
      const content = hash === null ? null : await context.services.files.read(tenantId, hash);
      if (name === null || content === null) throw new Refused(refuse('NotFound', {}, 'id'));
      return { name, type: fileTypes[format], content };
    },
  );
};
