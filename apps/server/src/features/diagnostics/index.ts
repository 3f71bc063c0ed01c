import { z } from 'zod';
import { defineCall } from '../../platform/rest/define-call.ts';

const slowdown = defineCall({
  method: 'POST',
  path: '/fe-slowdown-reports',
  group: 'Diagnostics',
  summary: 'Reports that the screens of a browser became slow. Only the log keeps it.',
  needsSession: true,
  input: z.object({
    user: z.string().max(320).optional(),
    workspace: z.string().max(200).optional(),
    fps: z.number().min(0).max(1000).meta({ description: 'Frames per second, smoothed.' }),
  }),
  run: async (context, { fps }) => {
    const { tenantId, userId } = await context.viewer();
    context.http.log.warn({ fps, tenantId, userId }, 'the screens of a browser are slow');
  },
});

export const diagnosticsCalls = [slowdown];
