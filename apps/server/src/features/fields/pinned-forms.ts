import { completeContent } from '@baton/domain/blueprint/complete-content';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { formsByPlace } from '@baton/domain/blueprint/places/forms-at-places';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { RunDetails } from '../runs/index.ts';
import { contentOfBlueprintVersion } from './pinned-content.queries.ts';

/** Forms of a blueprint version and the tasks that use them. */
interface PinnedForms extends Pick<BlueprintContent, 'forms' | 'fields' | 'tasks' | 'intake'> {
  readonly formAt: ReturnType<typeof formsByPlace>;
}

const nothing: PinnedForms = { forms: {}, fields: {}, tasks: {}, intake: [], formAt: new Map() };

/**
 * Versions never change, so each is read once. They are reached only through workflows that use
 * them.
 */
const remembered = new Map<string, PinnedForms>();
const MAX_CACHED = 200;

/** Returns the forms of the version that a workflow was started from. */
export const pinnedForms = async (
  context: RequestContext,
  { blueprintId, blueprintVersion }: Pick<RunDetails['texts'], 'blueprintId' | 'blueprintVersion'>,
): Promise<PinnedForms> => {
  const key = `${blueprintId} ${blueprintVersion}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const [[row]] = await context.db.read(contentOfBlueprintVersion(blueprintId, blueprintVersion));
  if (row === undefined) return nothing;
  const content = completeContent(row.content);
  const { forms, fields, tasks, intake } = content;
  // Blueprints without forms share one empty entry.
  const pinned =
    Object.keys(forms).length === 0
      ? nothing
      : { forms, fields, tasks, intake, formAt: formsByPlace(content) };
  remembered.set(key, pinned);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_CACHED && oldest !== undefined) remembered.delete(oldest);
  return pinned;
};
