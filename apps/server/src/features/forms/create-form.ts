import { mayCreateForm } from '@baton/domain/access/library/forms-access';
import type { Locale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { copyForm } from '@baton/domain/form/copy-form';
import { emptyForm } from '@baton/domain/form/edit-form';
import type { FormContent } from '@baton/domain/form/form';
import { validateForm } from '@baton/domain/form/validate-form';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { subjectOfCommand } from '../../platform/db/command-log.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { FormNode } from './form-node.ts';
import { forms } from './forms.access.ts';
import { formDrafts, formNamed } from './forms.repository.ts';

export interface NewForm {
  readonly idempotencyKey: string;
  readonly name: string;
  /** Language of the form. Default: the person's language. */
  readonly language?: Locale | null | undefined;
  /** Id of the form to copy. */
  readonly copyOf?: string | null | undefined;
  /** True if the copy is a variant of the original form. */
  readonly isVariant?: boolean | null | undefined;
}

const contentOf = async (
  context: RequestContext,
  { name, language, copyOf }: NewForm,
): Promise<FormContent> => {
  const title = name.trim();
  if (typeof copyOf !== 'string') return emptyForm(title, language ?? 'en');
  const { item } = await forms.reach(context, copyOf);
  return copyForm(item.details.draft, title, newId);
};

export interface FormAddition {
  readonly key: string;
  readonly content: FormContent;
  readonly variantOf: string | null;
}

/** Inserts a draft. Callers must check permissions. */
export const addForm = async (
  context: RequestContext,
  { key, content, variantOf }: FormAddition,
): Promise<FormNode> => {
  demandAll(validateForm(content));
  const { userId: by } = await context.viewer();
  const id = newId<string>();
  const [[done], [namesake]] = await context.db.trip(
    subjectOfCommand(key),
    formNamed(content.name, id),
  );
  if (done === undefined && namesake !== undefined)
    throw new Refused(refuse('FormNameIsAlreadyInUse', { name: content.name }, 'name'));
  const at = context.services.now();
  return forms.write(context, {
    id,
    idempotencyKey: key,
    isNew: true,
    statement: formDrafts.insert({ id, content, key, at, by }, variantOf),
  });
};

/** Creates an empty draft, or a copy of another form. */
export const createForm = async (context: RequestContext, input: NewForm): Promise<FormNode> => {
  const { idempotencyKey: key, copyOf, isVariant } = input;
  demand(mayCreateForm(actorOf(await context.viewer())));
  return addForm(context, {
    key,
    content: await contentOf(context, input),
    variantOf: isVariant === true && typeof copyOf === 'string' ? copyOf : null,
  });
};
