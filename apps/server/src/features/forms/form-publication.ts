import { mayPublishForm } from '@baton/domain/access/forms-access';
import { refuse } from '@baton/domain/core/refusal';
import { formPublishRefusals } from '@baton/domain/form/publish-form';
import { violates } from '../../platform/db/database-error.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { customFieldsOfForm } from '../custom-fields/index.ts';
import { factsOfForm, hasDraftChanges, type FormNode } from './form-node.ts';
import { formAfter, checkRepeatedFormCommand, reachForm } from './forms.access.ts';
import { formOfCommand, insertFormVersion } from './forms.repository.ts';

export interface FormPublicationRequest {
  readonly id: string;
  readonly expectedVersion: number;
  readonly idempotencyKey: string;
  readonly notes: string;
}

/** Publishes the draft version that the publisher reviewed. */
export const publishForm = async (
  context: RequestContext,
  { id, expectedVersion, idempotencyKey: key, notes: written }: FormPublicationRequest,
): Promise<FormNode> => {
  const { form, actor, tenantId, rows } = await reachForm(
    context,
    id,
    formOfCommand(key),
    customFieldsOfForm(id),
  );
  const [doneBefore, library] = rows;
  demand(mayPublishForm(actor, factsOfForm(form)));
  if (doneBefore.some((subject) => subject.id === id)) return form;
  if (form.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const { draft } = form.details;
  const notes = written.trim();
  const known = new Set(library.map((field) => field.id));
  demandAll(
    formPublishRefusals(
      { content: draft, notes, hasChanges: hasDraftChanges(form) },
      { hasCustomField: (field) => known.has(field) },
    ),
  );
  const at = new Date(context.services.now());
  try {
    const [[row]] = await context.db.trip(
      insertFormVersion(id, expectedVersion, newId<string>(), notes, at, actor.id, key),
    );
    if (row === undefined) return await checkRepeatedFormCommand(context, key, id);
  } catch (error) {
    if (violates(error, 'form_published_name'))
      throw new Refused(refuse('FormNameIsAlreadyInUse', { name: draft.name }, 'name'));
    if (violates(error, 'command_log_pkey')) return checkRepeatedFormCommand(context, key, id);
    throw error;
  }
  context.services.publish({ tenantId, partyIds: [] });
  return formAfter(context, id);
};
