import { mayPublishForm } from '@baton/domain/access/library/forms-access';
import { refuse } from '@baton/domain/core/refusal';
import { formPublishRefusals } from '@baton/domain/form/publish-form';
import { newId } from '../../platform/db/uuid.ts';
import { demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { customFieldsOfForm } from '../custom-fields/index.ts';
import type { Publication } from '../library/index.ts';
import { factsOfForm, hasDraftChanges, type FormNode } from './form-node.ts';
import { forms } from './forms.access.ts';
import { formDrafts } from './forms.repository.ts';

/** Publishes the draft version that the publisher reviewed. */
export const publishForm = async (
  context: RequestContext,
  publication: Publication,
): Promise<FormNode> => {
  const { id, expectedVersion, idempotencyKey: key } = publication;
  const { item, isDone, actor, rows } = await forms.reachOnce(
    context,
    publication,
    (who, form) => mayPublishForm(who, factsOfForm(form)),
    customFieldsOfForm(id),
  );
  if (isDone) return item;
  if (item.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const { draft } = item.details;
  const notes = publication.notes?.trim() ?? '';
  const known = new Set(rows[0].map((field) => field.id));
  demandAll(
    formPublishRefusals(
      { content: draft, notes, hasChanges: hasDraftChanges(item) },
      { hasCustomField: (field) => known.has(field) },
    ),
  );
  const at = new Date(context.services.now());
  return forms.write(context, {
    ...publication,
    statement: formDrafts.publish(id, expectedVersion, newId<string>(), notes, at, actor.id, key),
    taken: {
      constraint: 'form_published_name',
      refusal: refuse('FormNameIsAlreadyInUse', { name: draft.name }, 'name'),
    },
  });
};
