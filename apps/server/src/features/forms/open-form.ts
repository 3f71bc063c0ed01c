import { mayOpenForm } from '@baton/domain/access/library/forms-access';
import { completeForm } from '@baton/domain/form/complete-form';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { DraftCommand } from '../library/index.ts';
import { factsOfForm, type FormNode } from './form-node.ts';
import { forms } from './forms.access.ts';
import { contentOfNumber } from './forms.queries.ts';
import { formDrafts, markOpen } from './forms.repository.ts';

export interface FormOpening extends DraftCommand {
  /** Version whose content the draft gets. Default: the draft keeps its content. */
  readonly from?: number | null | undefined;
}

/** Opens a published form for its next version, with its current or an earlier content. */
export const openForm = async (
  context: RequestContext,
  opening: FormOpening,
): Promise<FormNode> => {
  const { id, expectedVersion, idempotencyKey: key, from = null } = opening;
  const { item, isDone, actor, rows } = await forms.reachOnce(
    context,
    opening,
    (who, form) => mayOpenForm(who, factsOfForm(form)),
    contentOfNumber(id, from),
  );
  const [[version]] = rows;
  const at = context.services.now();
  if (isDone) return item;
  if (from === null)
    return forms.write(context, {
      ...opening,
      statement: markOpen(id, new Date(at), actor.id),
      after: { ...item, isOpen: true },
    });
  if (version === undefined) throw new Refused(refuse('FormVersionNotFound', { number: from }));
  if (item.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const write = {
    id,
    content: completeForm(version.content),
    ...{ at, by: actor.id, key },
    restored: from,
  };
  return forms.write(context, {
    ...opening,
    statement: formDrafts.save(write, expectedVersion),
  });
};
