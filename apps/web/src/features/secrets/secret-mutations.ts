import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';

export const saveSecret = graphql`
  mutation secretMutationsSaveMutation($input: SaveSecretInput!) {
    saveSecret(input: $input) {
      ...secretsPanel_secret
    }
  }
`;

export const removeSecret = graphql`
  mutation secretMutationsRemoveMutation($input: RemoveSecretInput!) {
    removeSecret(input: $input) {
      ...secretsPanel_secret
    }
  }
`;

/** Both mutations return the whole list, which replaces the current one. */
export const takeListFrom =
  (mutation: 'saveSecret' | 'removeSecret') =>
  (store: RecordSourceSelectorProxy): void => {
    const list = store.getPluralRootField(mutation);
    if (list !== null) store.getRoot().setLinkedRecords(list, 'secrets');
  };
