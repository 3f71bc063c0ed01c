import { mayDeleteForm, mayLockForm } from '@baton/domain/access/forms-access';
import { refuse } from '@baton/domain/core/refusal';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { factsOfForm, type FormNode } from './form-node.ts';
import { formAfter, reachForm } from './forms.access.ts';
import { markDeleted, markLocked } from './forms.repository.ts';

/** Deletes a form that no blueprint uses. */
export const deleteForm = async (context: RequestContext, id: string): Promise<string> => {
  const { form, actor, tenantId } = await reachForm(context, id);
  demand(mayDeleteForm(actor, factsOfForm(form)));
  const [[deleted]] = await context.db.trip(markDeleted(id, new Date(context.services.now())));
  if (deleted === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.publish({ tenantId, partyIds: [] });
  return id;
};

/** Locks or unlocks a form. */
export const lockForm = async (
  context: RequestContext,
  { id, isLocked }: { readonly id: string; readonly isLocked: boolean },
): Promise<FormNode> => {
  const { form, actor, tenantId } = await reachForm(context, id);
  demand(mayLockForm(actor, factsOfForm(form)));
  await context.db.trip(markLocked(id, isLocked ? actor.id : null));
  context.services.publish({ tenantId, partyIds: [] });
  return formAfter(context, id);
};
