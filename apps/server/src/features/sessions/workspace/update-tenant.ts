import { refuse } from '@baton/domain/core/refusal';
import { cleanName } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { changeTenant, tenantValues, type TenantChange } from '../../tenants/index.ts';
import { changeAndLoadViewer, type ViewerNode } from '../viewer-node.ts';

/** Updates the workspace and returns the changed viewer. */
export const updateTenant = async (
  context: RequestContext,
  input: TenantChange,
): Promise<ViewerNode> => {
  const viewer = await context.viewer();
  const { tenantId, userId } = viewer;
  const change = changeTenant(viewer, input);
  const [[before]] = await context.db.read(tenantValues());
  if (before === undefined) throw new Refused(refuse('NotFound'));
  const parameters = Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) =>
      value == null ? [] : [[key, cleanName(value) || null]],
    ),
  );
  const { node } = await changeAndLoadViewer(
    context,
    change,
    recordAudit(userId, context.services.now(), {
      action: 'UPDATED',
      objectType: 'Workspace',
      objectId: tenantId,
      objectName: cleanName(input.name),
      before: { ...before },
      after: { ...before, ...parameters },
    }),
  );
  return node;
};
