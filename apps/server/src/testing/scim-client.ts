import type { TestPerson, TestServer } from './test-server.ts';

export interface ScimAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: any;
}

/** A directory with a token of a service account. */
export interface ScimClient {
  readonly token: string;
  readonly send: (method: string, path: string, body?: unknown) => Promise<ScimAnswer>;
}

const CREATE = `mutation ($input: CreateServiceAccountInput!) {
  createServiceAccount(input: $input) { serviceAccount { id } } }`;
const TOKEN = `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { token } }`;

/** Creates a directory that provisions people of the admin's workspace. */
export const createScimClient = async (
  server: TestServer,
  admin: TestPerson,
): Promise<ScimClient> => {
  const created = await admin.graphql(CREATE, {
    input: { name: 'Entra', type: 'SCIM_SERVICE_ACCOUNT', isAdmin: false },
  });
  const serviceAccountId: string = created.data.createServiceAccount.serviceAccount.id;
  const { data } = await admin.graphql(TOKEN, {
    input: { serviceAccountId, name: 'Sync', access: 'READ', days: 365 },
  });
  const { token } = data.createServiceToken;
  return {
    token,
    send: async (method, path, body) => {
      const response = await server.app.inject({
        method: method as 'GET',
        url: `/scim/v2${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        },
        ...(body !== undefined && {
          payload: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      return {
        status: response.statusCode,
        type: String(response.headers['content-type'] ?? ''),
        body: response.body === '' ? null : JSON.parse(response.body),
      };
    },
  };
};
