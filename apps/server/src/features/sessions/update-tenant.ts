import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { changeTenant, type TenantChange } from '../tenants/index.ts';
import { changeAndLoadViewer, type ViewerNode } from './viewer-node.ts';

/** Updates the workspace and returns the changed viewer. */
export const updateTenant = async (
  context: RequestContext,
  input: TenantChange,
): Promise<ViewerNode> => {
  const { node } = await changeAndLoadViewer(context, changeTenant(await context.viewer(), input));
  return node;
};
