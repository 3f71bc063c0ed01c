import { mayOpenForm } from '@baton/domain/access/forms-access';
import { completeForm } from '@baton/domain/form/complete-form';
import { refuse } from '@baton/domain/core/refusal';
import { violates } from '../../platform/db/database-error.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { factsOfForm, type FormNode } from './form-node.ts';
import { formAfter, checkRepeatedFormCommand, reachForm } from './forms.access.ts';
import { contentOfNumber } from './forms.queries.ts';
import { formOfCommand, markOpen, updateForm } from './forms.repository.ts';

export interface FormOpening {
  readonly id: string;
  readonly expectedVersion: number;
  readonly idempotencyKey: string;
  /** Version whose content the draft gets. Default: the draft keeps its content. */
  readonly from?: number | null | undefined;
}

/** Opens a published form for its next version, with its current or an earlier content. */
export const openForm = async (
  context: RequestContext,
  { id, expectedVersion, idempotencyKey: key, from = null }: FormOpening,
): Promise<FormNode> => {
  const { form, actor, tenantId, rows } = await reachForm(
    context,
    id,
    formOfCommand(key),
    contentOfNumber(id, from),
  );
  const [doneBefore, [version]] = rows;
  demand(mayOpenForm(actor, factsOfForm(form)));
  if (doneBefore.some((subject) => subject.id === id)) return form;
  if (from === null) {
    await context.db.trip(markOpen(id));
    context.services.publish({ tenantId, partyIds: [] });
    return { ...form, isOpen: true };
  }
  if (version === undefined) throw new Refused(refuse('FormVersionNotFound', { number: from }));
  if (form.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const content = completeForm(version.content);
  const at = context.services.now();
  try {
    const write = { id, content, at, by: actor.id, key, expectedVersion };
    const [[written]] = await context.db.trip(updateForm(write));
    if (written === undefined) return await checkRepeatedFormCommand(context, key, id);
  } catch (error) {
    if (violates(error, 'command_log_pkey')) return checkRepeatedFormCommand(context, key, id);
    throw error;
  }
  context.services.publish({ tenantId, partyIds: [] });
  return formAfter(context, id);
};
