import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditActions, auditedTypes } from '../../platform/audit/record-audit.ts';
import { csvType } from '../../platform/export/exported-file.ts';
import { registerExport } from '../../platform/export/send-export.ts';
import { requireScope } from '../../platform/graphql/require-scopes.ts';
import type { GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { exportAuditLog } from './export-audit-log.ts';

const instant = z.iso.datetime().transform((text) => new Date(text));
const wanted = z.object({
  type: z.enum(auditedTypes).optional(),
  action: z.enum(auditActions).optional(),
  person: z.uuid().optional(),
  from: instant.optional(),
  until: instant.optional(),
});

/** Registers GET /exports/audit-log, which exports the filtered audit log as CSV. */
export const registerAuditExport = (app: FastifyInstance, options: GraphqlOptions): void => {
  registerExport(app, options, '/exports/audit-log', wanted, async (context, asked) => {
    requireScope(context, 'SETTINGS');
    const { type, action, person, from, until } = asked;
    const parts = await exportAuditLog(context, {
      ...{ objectType: type ?? null, objectId: null, action: action ?? null },
      ...{ actorId: person ?? null, from: from ?? null, until: until ?? null },
    });
    return { name: 'audit-log.csv', type: csvType, content: Readable.from(parts) };
  });
};
