import { expect } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { createTestClient, type TestClient } from '../test-client.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

/** A call of a mutation that changes something. */
export interface AuditedCall {
  /** Default: an admin who signed in recently. */
  readonly client?: TestClient;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Default: the server of the scene. */
  readonly server?: TestServer;
}

/** Prepares a call of each mutation. */
export type AuditedMutations = Readonly<
  Record<string, (scene: AuditScene) => AuditedCall | Promise<AuditedCall>>
>;

/** A workspace in which mutations are called. */
export interface AuditScene {
  readonly server: TestServer;
  readonly tenantId: string;
  readonly admin: TestPerson;
  /** Adds a person with a password. */
  readonly person: (over?: { readonly isAdmin?: boolean }) => Promise<TestPerson>;
  readonly visitor: TestClient;
  /** Calls a mutation as preparation, and returns its payload. */
  readonly call: (
    document: string,
    variables?: Readonly<Record<string, unknown>>,
    by?: TestClient,
  ) => Promise<any>;
}

export const key = (): string => newId();
/** Returns a name that isn't used yet. */
export const fresh = (name: string): string => `${name} ${newId().slice(-8)}`;
export const freshEmail = (): string => `nia.${newId().slice(-8)}@test.example`;

export const createAuditScene = async (server: TestServer): Promise<AuditScene> => {
  const tenantId = await server.createTenant('Acme');
  const person: AuditScene['person'] = (over = {}) =>
    server.createPerson({ tenantId, name: fresh('Ben'), ...over });
  const admin = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  return {
    ...{ server, tenantId, admin, person },
    visitor: createTestClient(server.app, null, '203.0.113.7'),
    call: async (document, variables = {}, by = admin) => {
      const { data, codes } = await by.graphql(document, variables);
      expect(codes).toEqual([]);
      return Object.values(data)[0];
    },
  };
};
