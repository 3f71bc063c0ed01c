import { regionCodes } from '@baton/domain/party/person-place';
import { commitMutation, graphql, type Environment } from 'react-relay';
import type { tellPlaceMutation } from '../../__generated__/tellPlaceMutation.graphql.ts';

const mutation = graphql`
  mutation tellPlaceMutation($input: UpdatePreferencesInput!) {
    updatePreferences(input: $input) {
      viewer {
        id
        user {
          id
          region
          timeZone
        }
      }
    }
  }
`;

const browserRegion = (): string | undefined => {
  const { region = '' } = new Intl.Locale(navigator.language);
  return regionCodes().includes(region) ? region : undefined;
};

/**
 * Sends region and time zone of the browser to the server. Failures are ignored, because the next
 * visit sends them again.
 */
export const tellPlace = (environment: Environment): void => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  commitMutation<tellPlaceMutation>(environment, {
    mutation,
    variables: { input: { timeZone, region: browserRegion() } },
    onError: () => undefined,
  });
};
