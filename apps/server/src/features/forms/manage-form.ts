import { mayDeleteForm, mayLockForm } from '@baton/domain/access/library/forms-access';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { factsOfForm, type FormNode } from './form-node.ts';
import { forms } from './forms.access.ts';
import { markFormDeleted, markLocked } from './forms.repository.ts';

/** Deletes a form that no blueprint uses. */
export const deleteForm = async (context: RequestContext, id: string): Promise<string> => {
  const { item, actor } = await forms.reach(context, id);
  demand(mayDeleteForm(actor, factsOfForm(item)));
  await context.db.trip(markFormDeleted(id, new Date(context.services.now()), actor.id));
  await forms.tell(context, id);
  return id;
};

/** Locks or unlocks a form. */
export const lockForm = async (
  context: RequestContext,
  { id, isLocked }: { readonly id: string; readonly isLocked: boolean },
): Promise<FormNode> => {
  const { item, actor, viewer } = await forms.reach(context, id);
  demand(mayLockForm(actor, factsOfForm(item)));
  await context.db.trip(markLocked(id, isLocked, new Date(context.services.now()), actor.id));
  await forms.tell(context, id);
  const by = { id: viewer.userId, name: viewer.userName, kind: 'USER' } as const;
  return { ...item, lockedBy: isLocked ? by : null };
};
