import { mayWriteForm } from '@baton/domain/access/library/forms-access';
import { refuse } from '@baton/domain/core/refusal';
import { fieldItems } from '@baton/domain/form/form';
import { applyFormPatch, type FormPatch } from '@baton/domain/form/patch-form';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../platform/sanitise/sanitise-rich-text.ts';
import { cleanSection, cleanText } from '../blueprints/index.ts';
import type { DraftCommand } from '../library/index.ts';
import { factsOfForm, type FormNode } from './form-node.ts';
import { forms } from './forms.access.ts';
import { formDrafts } from './forms.repository.ts';

export interface FormDraftChange extends DraftCommand {
  readonly patch: FormPatch;
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
  change: FormDraftChange,
): Promise<FormNode> => {
  const { id, expectedVersion, idempotencyKey: key } = change;
  const { item, isDone, actor, viewer } = await forms.reachOnce(context, change, (who, form) =>
    mayWriteForm(who, factsOfForm(form)),
  );
  if (isDone) return item;
  if (item.draftVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const patched = applyFormPatch(item.details.draft, sanitised(change.patch));
  if (!patched.ok) throw new Refused(...patched.refusals);

  const content = patched.value;
  const at = context.services.now();
  return forms.write(context, {
    ...change,
    statement: formDrafts.save({ id, content, at, by: actor.id, key }, expectedVersion),
    after: {
      ...item,
      name: content.name,
      draftVersion: expectedVersion + 1,
      draftUpdatedAt: at,
      draftUpdatedBy: { id: viewer.userId, name: viewer.userName, kind: 'USER' },
      sectionCount: content.sections.length,
      fieldCount: fieldItems(content).length,
      details: { ...item.details, draft: content },
    },
  });
};
