import { completeForm } from '@baton/domain/form/complete-form';
import type { FormContent } from '@baton/domain/form/form';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { FormDetails, FormNode } from './form-node.ts';
import { findForms } from './forms.access.ts';
import { formVersionContents } from './forms.queries.ts';

/** One loader for each request, made when it is first asked for. */
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

/** A form that the viewer may read, else null; neighbours are read in the same trip. */
export const formById = perRequest<FormNode>(async (context, ids) => {
  const found = await findForms(context, ids);
  return new Map(found.map((form) => [form.id, form]));
});

/** The details that a row of a list came without. */
export const detailsOfForm = async (
  form: FormNode,
  context: RequestContext,
): Promise<FormDetails | null> =>
  form.details ?? (await formById(context, form.id))?.details ?? null;

/** What a version says; it is reached through its form alone, so whoever asks may read it. */
export const contentOfFormVersion = perRequest<FormContent>(async (context, ids) => {
  const [rows] = await context.db.read(formVersionContents(ids));
  return new Map(rows.map(({ id, content }) => [id, completeForm(content)]));
});
