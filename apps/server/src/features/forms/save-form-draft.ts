import { mayWriteForm } from '@baton/domain/access/forms-access';
import { refuse } from '@baton/domain/core/refusal';
import { fieldItems } from '@baton/domain/form/form';
import { applyFormPatch, type FormPatch } from '@baton/domain/form/patch-form';
import { formPatchFromWire, type WireFormPatch } from '@baton/domain/form/wire-form';
import { violates } from '../../platform/db/database-error.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../platform/sanitise/sanitise-rich-text.ts';
import { cleanSection, cleanText } from '../blueprints/index.ts';
import { factsOfForm, type FormNode } from './form-node.ts';
import { checkRepeatedFormCommand, reachForm } from './forms.access.ts';
import { formOfCommand, updateForm } from './forms.repository.ts';

export interface FormDraftChange {
  readonly id: string;
  readonly expectedVersion: number;
  readonly idempotencyKey: string;
  readonly patch: WireFormPatch;
}

const sanitised = (patch: FormPatch): FormPatch => ({
  ...patch,
  ...(patch.description === undefined ? {} : { description: sanitiseRichText(patch.description) }),
  putSections: patch.putSections.map(cleanSection),
  putTexts: patch.putTexts.map((one) => ({
    ...one,
    text: one.text === null ? null : cleanText(one.key, one.text),
  })),
});

/**
 * Applies a patch to the draft version that the writer edited. Throws VersionConflict if the draft
 * has changed, and then the editor merges and retries.
 */
export const saveFormDraft = async (
  context: RequestContext,
  { id, expectedVersion, idempotencyKey, patch: wire }: FormDraftChange,
): Promise<FormNode> => {
  const patch = sanitised(formPatchFromWire(wire));
  const { form, actor, tenantId, rows } = await reachForm(
    context,
    id,
    formOfCommand(idempotencyKey),
  );
  if (rows[0].some((subject) => subject.id === id)) return form;
  demand(mayWriteForm(actor, factsOfForm(form)));
  if (form.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const patched = applyFormPatch(form.details.draft, patch);
  if (!patched.ok) throw new Refused(...patched.refusals);

  const content = patched.value;
  const at = context.services.now();
  const write = { id, content, at, by: actor.id, key: idempotencyKey, expectedVersion };
  try {
    const [[written]] = await context.db.trip(updateForm(write));
    if (written === undefined) return await checkRepeatedFormCommand(context, idempotencyKey, id);
  } catch (error) {
    if (violates(error, 'command_log_pkey'))
      return checkRepeatedFormCommand(context, idempotencyKey, id);
    throw error;
  }
  context.services.publish({ tenantId, partyIds: [] });
  const viewer = await context.viewer();
  return {
    ...form,
    name: content.name,
    draftVersion: expectedVersion + 1,
    draftUpdatedAt: at,
    draftUpdatedBy: { id: viewer.userId, name: viewer.userName, kind: 'USER' },
    sectionCount: content.sections.length,
    fieldCount: fieldItems(content).length,
    details: { ...form.details, draft: content },
  };
};
