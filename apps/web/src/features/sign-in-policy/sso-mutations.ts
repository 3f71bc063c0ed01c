import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';

export const addConnection = graphql`
  mutation ssoMutationsAddMutation($input: AddSsoConnectionInput!) {
    addSsoConnection(input: $input) {
      ...ssoSection_sso
    }
  }
`;

export const updateConnection = graphql`
  mutation ssoMutationsUpdateMutation($input: UpdateSsoConnectionInput!) {
    updateSsoConnection(input: $input) {
      ...ssoSection_sso
    }
  }
`;

export const deleteConnection = graphql`
  mutation ssoMutationsDeleteMutation($id: ID!) {
    deleteSsoConnection(id: $id) {
      ...ssoSection_sso
    }
  }
`;

export const testConnection = graphql`
  mutation ssoMutationsTestMutation($id: ID!) {
    testSsoConnection(id: $id) {
      url
    }
  }
`;

export const requireConnection = graphql`
  mutation ssoMutationsRequireMutation($input: RequireSsoInput!) {
    requireSso(input: $input) {
      ...ssoSection_sso
    }
  }
`;

export const addDomain = graphql`
  mutation ssoMutationsAddDomainMutation($input: AddSsoDomainInput!) {
    addSsoDomain(input: $input) {
      ...ssoSection_sso
    }
  }
`;

export const verifyDomain = graphql`
  mutation ssoMutationsVerifyMutation($id: ID!, $code: String) {
    verifySsoDomain(id: $id, code: $code) {
      ...ssoSection_sso
    }
  }
`;

export const sendDomainCode = graphql`
  mutation ssoMutationsSendCodeMutation($input: SendDomainCodeInput!) {
    sendDomainCode(input: $input) {
      domains {
        id
      }
    }
  }
`;

type Mutation =
  | 'addSsoConnection'
  | 'updateSsoConnection'
  | 'deleteSsoConnection'
  | 'requireSso'
  | 'addSsoDomain'
  | 'verifySsoDomain';

/** Replaces the single sign-on data in the store by the data that each mutation returns. */
export const takeSsoFrom =
  (mutation: Mutation) =>
  (store: RecordSourceSelectorProxy): void => {
    const sso = store.getRootField(mutation);
    if (sso != null) store.getRoot().setLinkedRecord(sso, 'singleSignOn');
  };
