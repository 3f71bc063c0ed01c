import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readId } from '../../platform/db/uuid.ts';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { provisioning } from '../people/index.ts';
import { filterOf, groupColumns, userColumns } from './scim-filter.ts';
import { changeGroup, draftOf, groupResource, readGroup, teamChange } from './scim-group.ts';
import { badRequest, errorBody, ScimError, scimErrorOf } from './scim-error.ts';
import { operationsOf } from './scim-patch.ts';
import {
  listOf,
  maxPage,
  resourceTypes,
  schemaResources,
  serviceProviderConfig,
} from './scim-schemas.ts';
import { changeUser, readUser, userResource } from './scim-user.ts';
import { isObject, type JsonObject } from './scim-values.ts';

const base = '/scim/v2';

interface Asked {
  readonly context: RequestContext;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: JsonObject;
  /** Address of the SCIM interface. */
  readonly address: string;
}

interface Answer {
  readonly status?: number;
  readonly body?: object;
}

type Handler = (asked: Asked) => Promise<Answer>;

/** Returns the texts among named values. A repeated parameter doesn't count. */
const textsOf = (values: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isObject(values) ? values : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const missing = (): ScimError => new ScimError(404, null, 'There is no such resource.');

const idOf = ({ params }: Asked): string => {
  const id = readId(params['id'] ?? '');
  if (id === null) throw missing();
  return id;
};

const numberOf = (value: string | undefined, fallback: number): number => {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number)) throw badRequest('invalidValue', `Not a whole number: ${value}`);
  return number;
};

const pageOf = ({ query }: Asked) => {
  const startIndex = Math.max(1, numberOf(query['startIndex'], 1));
  const limit = Math.min(maxPage, Math.max(0, numberOf(query['count'], 100)));
  return { startIndex, offset: startIndex - 1, limit };
};

const hasMembers = ({ query }: Asked): boolean =>
  !(query['excludedAttributes'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .includes('members');

const listUsers: Handler = async (asked) => {
  const { context, query, address } = asked;
  await provisioning.provisioner(context);
  const { startIndex, ...page } = pageOf(asked);
  const where = filterOf(query['filter'], userColumns);
  const [rows, counts] = await context.db.trip(
    ...provisioning.provisionedUsers({ where, ...page }),
  );
  const resources = rows.map((row) => userResource(row, address));
  return { body: listOf(resources, counts[0]?.count ?? 0, startIndex) };
};

const listGroups: Handler = async (asked) => {
  const { context, query, address } = asked;
  await provisioning.provisioner(context);
  const { startIndex, ...page } = pageOf(asked);
  const where = filterOf(query['filter'], groupColumns);
  const [rows, counts] = await context.db.trip(
    ...provisioning.provisionedTeams({ where, ...page }),
  );
  const resources = rows.map((row) => groupResource(row, address, hasMembers(asked)));
  return { body: listOf(resources, counts[0]?.count ?? 0, startIndex) };
};

const readOneUser: Handler = async (asked) => {
  await provisioning.provisioner(asked.context);
  const [[row]] = await asked.context.db.trip(provisioning.provisionedUser(idOf(asked)));
  if (row === undefined) throw missing();
  return { body: userResource(row, asked.address) };
};

const readOneGroup: Handler = async (asked) => {
  await provisioning.provisioner(asked.context);
  const [[team]] = await asked.context.db.trip(provisioning.provisionedTeam(idOf(asked)));
  if (team === undefined) throw missing();
  return { body: groupResource(team, asked.address, hasMembers(asked)) };
};

const addUser: Handler = async ({ context, body, address }) => {
  const row = await provisioning.provisionUser(context, readUser(body));
  return { status: 201, body: userResource(row, address) };
};

const replaceUser: Handler = async (asked) => {
  const user = readUser(asked.body);
  const row = await provisioning.reprovisionUser(asked.context, idOf(asked), () => user);
  return { body: userResource(row, asked.address) };
};

const patchUser: Handler = async (asked) => {
  const operations = operationsOf(asked.body);
  const row = await provisioning.reprovisionUser(asked.context, idOf(asked), (before) =>
    operations.reduce(
      (user, { op, path, value }) => changeUser(user, path, op === 'remove' ? null : value),
      provisioning.directoryUserOf(before),
    ),
  );
  return { body: userResource(row, asked.address) };
};

const removeUser: Handler = async (asked) => {
  await provisioning.deprovisionUser(asked.context, idOf(asked));
  return { status: 204 };
};

const addGroup: Handler = async ({ context, body, address }) => {
  const { memberIds, ...draft } = readGroup(body);
  const team = await provisioning.provisionTeam(context, { ...draft, added: [...memberIds] });
  return { status: 201, body: groupResource(team, address, true) };
};

const replaceGroup: Handler = async (asked) => {
  const draft = readGroup(asked.body);
  const team = await provisioning.reprovisionTeam(asked.context, idOf(asked), (before) =>
    teamChange(before, draft),
  );
  return { body: groupResource(team, asked.address, true) };
};

const patchGroup: Handler = async (asked) => {
  const operations = operationsOf(asked.body);
  const team = await provisioning.reprovisionTeam(asked.context, idOf(asked), (before) =>
    teamChange(before, operations.reduce(changeGroup, draftOf(before))),
  );
  return { body: groupResource(team, asked.address, hasMembers(asked)) };
};

const removeGroup: Handler = async (asked) => {
  // Roles are groups too, and no directory deletes them.
  const [[team]] = await asked.context.db.trip(provisioning.provisionedTeam(idOf(asked)));
  if (team === undefined) throw missing();
  await provisioning.deprovisionTeam(asked.context, idOf(asked));
  return { status: 204 };
};

/** Returns a handler that lists fixed resources, or one of them by its id. */
const fixed =
  (resources: readonly object[]): Handler =>
  async ({ context, params }) => {
    await provisioning.provisioner(context);
    const { id } = params;
    if (id === undefined) return { body: listOf(resources, resources.length) };
    const found = resources.find((one) => 'id' in one && one.id === id);
    if (found === undefined) throw missing();
    return { body: found };
  };

const routes: readonly (readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  handler: Handler,
])[] = [
  [
    'GET',
    '/ServiceProviderConfig',
    async ({ context }) => {
      await provisioning.provisioner(context);
      return { body: serviceProviderConfig };
    },
  ],
  ['GET', '/Schemas', fixed(schemaResources)],
  ['GET', '/Schemas/:id', fixed(schemaResources)],
  ['GET', '/ResourceTypes', fixed(resourceTypes)],
  ['GET', '/ResourceTypes/:id', fixed(resourceTypes)],
  ['GET', '/Users', listUsers],
  ['POST', '/Users', addUser],
  ['GET', '/Users/:id', readOneUser],
  ['PUT', '/Users/:id', replaceUser],
  ['PATCH', '/Users/:id', patchUser],
  ['DELETE', '/Users/:id', removeUser],
  ['GET', '/Groups', listGroups],
  ['POST', '/Groups', addGroup],
  ['GET', '/Groups/:id', readOneGroup],
  ['PUT', '/Groups/:id', replaceGroup],
  ['PATCH', '/Groups/:id', patchGroup],
  ['DELETE', '/Groups/:id', removeGroup],
];

const sendError = (request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply => {
  const error =
    thrown instanceof ScimError ? thrown : thrown instanceof Refused ? scimErrorOf(thrown) : null;
  if (error === null) request.log.error({ err: thrown }, 'request failed');
  const scimError = error ?? new ScimError(500, null, 'Unexpected');
  if (scimError.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(scimError.status).send(JSON.stringify(errorBody(scimError)));
};

/** Maximum size of a body in bytes: a team with thousands of members. */
const bodyLimit = 2 * 1024 * 1024;

/** Registers SCIM 2.0 (RFC 7643 and RFC 7644) for directories such as Entra and Okta. */
export const registerScim = (app: FastifyInstance, options: GraphqlOptions): void => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/scim+json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    for (const [method, path, handler] of routes)
      scope.route({
        method,
        url: `${base}${path}`,
        bodyLimit,
        errorHandler: (error, request, reply) => {
          reply.type('application/scim+json');
          const status = error.statusCode ?? 500;
          void sendError(
            request,
            reply,
            status < 500
              ? new ScimError(status, status === 400 ? 'invalidSyntax' : null, error.message)
              : error,
          );
        },
        handler: async (request, reply) => {
          reply.type('application/scim+json').header('cache-control', 'no-store');
          try {
            const context = requestContextOf(options, request, reply, 'SCIM');
            await context.viewer();
            const body: unknown = request.body ?? {};
            if (!isObject(body)) throw badRequest('invalidSyntax', 'The body must be an object.');
            const answer = await handler({
              context,
              params: textsOf(request.params),
              query: textsOf(request.query),
              body,
              address: `${options.services.publicUrl}${base}`,
            });
            reply.code(answer.status ?? 200);
            return answer.body === undefined
              ? reply.send()
              : reply.send(JSON.stringify(answer.body));
          } catch (thrown) {
            return sendError(request, reply, thrown);
          }
        },
      });
  });
};
