import { cleanName } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { changeTenant, type TenantChange } from '../../tenants/index.ts';
import { changeAndLoadViewer, type ViewerNode } from '../viewer-node.ts';

/** Updates the workspace and returns the changed viewer. */
export const updateTenant = async (
  context: RequestContext,
  input: TenantChange,
): Promise<ViewerNode> => {
  const viewer = await context.viewer();
  const { tenantId, userId, tenantName, timeZone } = viewer;
  const { node } = await changeAndLoadViewer(
    context,
    changeTenant(viewer, input),
    recordAudit(userId, context.services.now(), {
      action: 'UPDATED',
      objectType: 'Workspace',
      objectId: tenantId,
      objectName: cleanName(input.name),
      before: { name: tenantName, timeZone },
      after: { ...input, name: cleanName(input.name) },
    }),
  );
  return node;
};
