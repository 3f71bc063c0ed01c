import type { FormVersionContent } from '@baton/domain/blueprint/edit/edit-forms';
import { asId, type FormId } from '@baton/domain/core/ids';
import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { formVersionQuery } from '../../../__generated__/formVersionQuery.graphql.ts';

/** Loads a version of a form for an update. */
export async function loadFormVersion(
  environment: Environment,
  form: string,
  version: number,
): Promise<FormVersionContent | null> {
  const data = await fetchQuery<formVersionQuery>(
    environment,
    graphql`
      query formVersionQuery($form: ID!, $number: Int!) {
        formVersion(form: $form, number: $number) {
          id
          content
        }
      }
    `,
    { form, number: version },
  ).toPromise();
  if (data === undefined) return null;
  const origin = { form: asId<FormId>(form), version };
  return { origin, content: data.formVersion.content };
}
