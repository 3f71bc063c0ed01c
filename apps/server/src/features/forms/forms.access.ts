import type { Actor } from '@baton/domain/access/actor';
import { mayReadForms } from '@baton/domain/access/forms-access';
import { completeForm } from '@baton/domain/form/complete-form';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { FormDetails, FormNode } from './form-node.ts';
import { formsWithDraft, type FormDetailRow } from './forms.queries.ts';
import { formOfCommand } from './forms.repository.ts';

export type FormWithDetails = FormNode & { readonly details: FormDetails };

const nodeOf = ({
  content,
  versions,
  uses,
  isWorkedOn,
  ...rest
}: FormDetailRow): FormWithDetails => ({
  ...rest,
  details: { draft: completeForm(content), versions, uses, isWorkedOn },
});

/** Returns the forms that the viewer can read. */
export const findForms = async (
  context: RequestContext,
  ids: readonly string[],
): Promise<readonly FormWithDetails[]> => {
  if (mayReadForms(actorOf(await context.viewer())) !== null) return [];
  const [rows] = await context.db.trip(formsWithDraft(ids));
  return rows.map(nodeOf);
};

export interface ReachedForm<Rows> {
  readonly form: FormWithDetails;
  readonly actor: Actor;
  readonly tenantId: string;
  readonly rows: Rows;
}

/**
 * Returns the form of a command, read together with other statements. Throws NotFound if the viewer
 * has no read access.
 */
export const reachForm = async <const S extends readonly Statement[]>(
  context: RequestContext,
  id: string,
  ...others: S
): Promise<ReachedForm<RowsOf<S>>> => {
  const [[row], ...rows] = await context.db.trip(formsWithDraft([id]), ...others);
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  if (row === undefined || mayReadForms(actor) !== null)
    throw new Refused(refuse('NotFound', {}, 'id'));
  return { form: nodeOf(row), actor, tenantId: viewer.tenantId, rows };
};

/** Returns the current form of an earlier command with this key. */
export const formDoneBefore = async (
  context: RequestContext,
  key: string,
): Promise<FormWithDetails> => {
  const [subjects] = await context.db.trip(formOfCommand(key));
  const [form] = await findForms(
    context,
    subjects.map(({ id }) => id),
  );
  if (form === undefined) throw new Refused(refuse('NotFound'));
  return form;
};

/**
 * Checks why a write found another state. Returns if the same command was executed at the same
 * time, and throws VersionConflict for any other change.
 */
export const checkRepeatedFormCommand = async (
  context: RequestContext,
  key: string,
  id: string,
): Promise<FormWithDetails> => {
  const [subjects] = await context.db.trip(formOfCommand(key));
  if (!subjects.some((subject) => subject.id === id)) throw new Refused(refuse('VersionConflict'));
  return formDoneBefore(context, key);
};

/** Returns the form after a command. */
export const formAfter = async (context: RequestContext, id: string): Promise<FormWithDetails> => {
  const [form] = await findForms(context, [id]);
  if (form === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return form;
};
