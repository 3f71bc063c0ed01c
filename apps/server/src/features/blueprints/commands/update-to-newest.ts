import { mayUpdateToNewVersion } from '@baton/domain/access/library/blueprint-access';
import { diffBlueprint } from '@baton/domain/blueprint/patch';
import {
  isOutdated,
  updateToCurrentVersions,
} from '@baton/domain/blueprint/release/update-to-current';
import { asId, type CustomFieldId, type FieldKey, type FormId } from '@baton/domain/core/ids';
import { completeField } from '@baton/domain/field/complete-field';
import { completeForm } from '@baton/domain/form/complete-form';
import { refuse } from '@baton/domain/core/refusal';
import { newId } from '../../../platform/db/uuid.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { DraftCommand } from '../../library/index.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { blueprints } from '../blueprints.access.ts';
import { newestFields, newestForms } from '../blueprints.repository.ts';
import { saveDraft } from './save-draft.ts';

/** Updates the forms and custom fields in the draft to their latest versions. */
export const updateToNewest = async (
  context: RequestContext,
  request: DraftCommand,
): Promise<BlueprintNode> => {
  const { id, expectedVersion } = request;
  const { item, isDone, rows } = await blueprints.reachOnce(
    context,
    request,
    mayUpdateToNewVersion,
    newestForms(id),
    newestFields(id),
  );
  const [formRows, fieldRows] = rows;
  const { draft } = item.details;
  if (isDone) return item;
  if (item.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const forms = new Map(
    formRows.map(({ form, version, content }) => [
      form,
      { origin: { form, version }, content: completeForm(content) },
    ]),
  );
  const fields = new Map(
    fieldRows.map(({ field, version, content }) => [
      field,
      completeField({ ...content, key: asId<FieldKey>(field), origin: { field, version } }),
    ]),
  );
  const newest = {
    form: (form: FormId) => forms.get(form) ?? null,
    customField: (field: CustomFieldId) => fields.get(field) ?? null,
  };
  if (!isOutdated(draft.content, newest)) throw new Refused(refuse('NothingToTakeOver'));
  const updated = updateToCurrentVersions(draft.content, newest, newId);
  return saveDraft(context, {
    ...request,
    patch: diffBlueprint(draft.content, updated),
  });
};
