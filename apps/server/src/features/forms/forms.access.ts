import { mayReadForms } from '@baton/domain/access/library/forms-access';
import { completeForm } from '@baton/domain/form/complete-form';
import type { FormContent } from '@baton/domain/form/form';
import { perRequest } from '../../platform/graphql/per-request.ts';
import { libraryItems } from '../library/index.ts';
import type { FormNode } from './form-node.ts';
import { formsWithDraft, formVersionContents, type FormDetailRow } from './forms.queries.ts';

export const forms = libraryItems<FormDetailRow, FormNode>({
  rows: formsWithDraft,
  mayRead: mayReadForms,
  nodeOf: ({ content, versions, uses, isWorkedOn, ...rest }) => ({
    ...rest,
    details: { draft: completeForm(content), versions, uses, isWorkedOn },
  }),
});

/** Returns the content of a version. Versions are reached only through readable forms. */
export const contentOfFormVersion = perRequest<FormContent>(async (context, ids) => {
  const [rows] = await context.db.read(formVersionContents(ids));
  return new Map(rows.map(({ id, content }) => [id, completeForm(content)]));
});
