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

/** Replaces the list of secrets in the store by the one that both mutations return. */
export const takeListFrom =
  (mutation: 'saveSecret' | 'removeSecret') =>
  (store: RecordSourceSelectorProxy): void => {
    const list = store.getPluralRootField(mutation);
    if (list !== null) store.getRoot().setLinkedRecords(list, 'secrets');
  };
