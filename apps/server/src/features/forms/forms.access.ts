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

/** The forms among these that the viewer may read. */
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
 * The form that a command is about, read together with whatever else the command looks at.
 * What the viewer may not read is not there.
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

/** The form that the command with this key was about, as it is now. */
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
 * Why a write found another state than the one decided upon: the same command came in twice
 * at once and the other one has done it, or somebody else was quicker.
 */
export const lostFormRace = async (
  context: RequestContext,
  key: string,
  id: string,
): Promise<FormWithDetails> => {
  const [subjects] = await context.db.trip(formOfCommand(key));
  if (!subjects.some((subject) => subject.id === id)) throw new Refused(refuse('VersionConflict'));
  return formDoneBefore(context, key);
};

/** The form as it is after a command that answers with what is stored. */
export const formAfter = async (context: RequestContext, id: string): Promise<FormWithDetails> => {
  const [form] = await findForms(context, [id]);
  if (form === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return form;
};
