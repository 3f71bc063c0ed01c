import { placeRefusals } from '@baton/domain/party/person-place';
import { updatePreferencesOf } from '../../platform/auth/account-statements.ts';
import { demandAll } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { changeAndLoadViewer, type ViewerNode } from './viewer-node.ts';

export interface Preferences {
  readonly locale?: string | null | undefined;
  readonly theme?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
}

/**
 * Updates language and theme of the person in all workspaces, and their region and time zone in
 * this one. Omitted values don't change.
 */
export const updatePreferences = async (
  context: RequestContext,
  input: Preferences,
): Promise<ViewerNode> => {
  const { accountId } = await context.viewer();
  demandAll(placeRefusals(input));
  const { node } = await changeAndLoadViewer(
    context,
    updatePreferencesOf(
      accountId,
      input.locale ?? null,
      input.theme ?? null,
      input.region ?? null,
      input.timeZone ?? null,
    ),
  );
  return node;
};
