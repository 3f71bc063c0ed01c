import { completeForm } from '@baton/domain/form/complete-form';
import type { FormContent } from '@baton/domain/form/form';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { FormDetails, FormNode } from './form-node.ts';
import { findForms } from './forms.access.ts';
import { formVersionContents } from './forms.queries.ts';

/** Returns one loader for each request, created on first use. */
const perRequest = <Value>(
  read: (context: RequestContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
) => {
  const loaders = new WeakMap<RequestContext, DataLoader<string, Value | null>>();
  return (context: RequestContext, id: string): Promise<Value | null> => {
    const known = loaders.get(context);
    if (known !== undefined) return known.load(id);
    const made = new DataLoader<string, Value | null>(async (ids) => {
      const found = await read(context, ids);
      return ids.map((wanted) => found.get(wanted) ?? null);
    });
    loaders.set(context, made);
    return made.load(id);
  };
};

/** Returns a form, or null if the viewer has no read access. Loads are batched. */
export const formById = perRequest<FormNode>(async (context, ids) => {
  const found = await findForms(context, ids);
  return new Map(found.map((form) => [form.id, form]));
});

/** Loads the details of a list row. */
export const detailsOfForm = async (
  form: FormNode,
  context: RequestContext,
): Promise<FormDetails | null> =>
  form.details ?? (await formById(context, form.id))?.details ?? null;

/** Returns the content of a version. Versions are reached only through readable forms. */
export const contentOfFormVersion = perRequest<FormContent>(async (context, ids) => {
  const [rows] = await context.db.read(formVersionContents(ids));
  return new Map(rows.map(({ id, content }) => [id, completeForm(content)]));
});
