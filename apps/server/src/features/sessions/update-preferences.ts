import { updatePreferencesOf } from '../../platform/auth/account-statements.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { changeAndLoadViewer, type ViewerNode } from './viewer-node.ts';

export interface Preferences {
  readonly locale?: string | null | undefined;
  readonly theme?: string | null | undefined;
}

/** Updates language and theme of the person in all workspaces. Omitted values don't change. */
export const updatePreferences = async (
  context: RequestContext,
  input: Preferences,
): Promise<ViewerNode> => {
  const { accountId } = await context.viewer();
  const { node } = await changeAndLoadViewer(
    context,
    updatePreferencesOf(accountId, input.locale ?? null, input.theme ?? null),
  );
  return node;
};
