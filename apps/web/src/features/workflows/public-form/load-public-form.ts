import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type {
  loadPublicFormQuery,
  loadPublicFormQuery$data,
} from '../../../__generated__/loadPublicFormQuery.graphql.ts';
import { fetchFresh } from '../../../lib/api/send-request.ts';
import { apiError } from '../../../lib/api/graphql-error.ts';
import type { LocaleName } from '../../../lib/i18n/locales.ts';

export type PublicForm = loadPublicFormQuery$data['publicForm'];

/** Loads the form of a public link in a language. Throws why it accepts no submissions. */
export async function loadPublicForm(
  environment: Environment,
  variables: {
    readonly token: string;
    readonly locale: LocaleName;
    readonly addressProof: string;
  },
): Promise<PublicForm> {
  const loaded = await fetchFresh<loadPublicFormQuery>(
    environment,
    graphql`
      query loadPublicFormQuery($token: String!, $locale: Locale!, $addressProof: String) {
        publicForm(token: $token, locale: $locale, addressProof: $addressProof) {
          name
          email
          languages
          confirmation
          challenge
          shown
          brand {
            tenantId
            name
            accentColor
            foreground
            background
            languages
            hasLogo
          }
          content {
            ...useIntake_content
          }
        }
      }
    `,
    variables,
  );
  if (loaded === undefined) throw apiError('Unavailable');
  return loaded.publicForm;
}
