import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { noDeadline } from '@baton/domain/time/deadline';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { isObjectType } from 'graphql';
import { expect } from 'vitest';
import { schema } from '../../schema.ts';
import { publishedBlueprint } from '../published-blueprint.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

/** Someone who asks for their rights. */
export interface MatrixActor {
  readonly name: string;
  /** Null for anyone who can't be part of a workflow. */
  readonly partyId: string | null;
  readonly ask: (query: string, variables?: object) => Promise<{ readonly body: string }>;
}

/** A collaborator is an editor, or a viewer if the person is external. */
const relations = ['NONE', 'OWNER', 'COLLABORATOR', 'ASSIGNEE', 'APPROVER', 'WATCHER'] as const;

export type Relation = (typeof relations)[number];

const schedules = ['RUNNING', 'PAUSED', 'ENDED'] as const;

type Schedule = (typeof schedules)[number];

interface MatrixTask {
  readonly id: string;
  readonly type: string;
  /** Name of the object, or for a child approval of the task that it approves. */
  readonly name: string;
}

const flagsOf = (name: string): string => {
  const type = schema.getType(name);
  return isObjectType(type)
    ? Object.keys(type.getFields())
        .filter((one) => one !== 'refusals')
        .join(' ')
    : '';
};

const refusals = 'refusals { action code }';

export const READ = `query ($id: ID!) { workflow(id: $id) {
  permissions { ${flagsOf('WorkflowPermissions')} ${refusals} }
  stages { name permissions { ${flagsOf('StagePermissions')} ${refusals} } } } }`;

const READ_TASK = `query ($id: ID!) { task(id: $id) { permissions { ${flagsOf('TaskPermissions')} ${refusals} } } }`;

interface Flags {
  readonly refusals: readonly { readonly action: string; readonly code: string }[];
  readonly [action: string]: unknown;
}

/** What an actor can do with an object of a workflow. */
export interface Cell {
  readonly actor: MatrixActor;
  readonly relation: Relation;
  readonly schedule: Schedule;
  readonly object: string;
  readonly id: string;
  readonly workflowId: string;
  /** Null if the object can't be read. */
  readonly flags: Flags | null;
}

export const withoutChance = (body: string) =>
  body.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)');

export interface RightsMatrix {
  readonly tenantId: string;
  /** A person without a relation to the cells. */
  readonly workerId: string;
  readonly actors: readonly MatrixActor[];
  readonly cells: readonly Cell[];
  /** Expected answers for workflows that an actor can't read, by the name of the actor. */
  readonly answersOfUnread: ReadonlySet<string>;
}

/** Creates workflows with each relation in each state, and asks each actor for their rights there. */
export const readRightsMatrix = async (server: TestServer): Promise<RightsMatrix> => {
  const tenantId = await server.createTenant('Acme');

  const lead = await server.createPerson({ tenantId, name: 'Lea', isAdmin: true });
  const worker = await server.createPerson({ tenantId, name: 'Wes' });

  const personActor = async (name: string, over: object = {}): Promise<MatrixActor> => {
    const person = await server.createPerson({ tenantId, name, ...over });
    return {
      name,
      partyId: person.userId,
      ask: async (query, variables = {}) => (await person.graphql(query, variables)).response,
    };
  };

  const programActor = async (
    name: string,
    type: 'SERVICE_ACCOUNT' | 'SCIM_SERVICE_ACCOUNT',
    access: 'WRITE' | 'READ',
  ): Promise<MatrixActor> => {
    const added = await lead.graphql(
      `mutation ($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { serviceAccount { id } } }`,
      { input: { name, type, isAdmin: false } },
    );
    const serviceAccountId: string = added.data.createServiceAccount.serviceAccount.id;
    const created = await lead.graphql(
      `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { token } }`,
      { input: { serviceAccountId, name: 'x', access, days: 30 } },
    );
    const headers = { authorization: `Bearer ${created.data.createServiceToken.token}` };
    return {
      name,
      partyId: type === 'SERVICE_ACCOUNT' ? serviceAccountId : null,
      ask: async (query, variables = {}) =>
        server.app.inject({
          ...{ method: 'POST', url: '/graphql', headers, payload: { query, variables } },
        }),
    };
  };

  const actors: readonly MatrixActor[] = [
    await personActor('ADMIN', { isAdmin: true }),
    await personActor('PUBLISHER', { systemRoles: ['PUBLISHER'] }),
    await personActor('CREATOR', { systemRoles: ['CREATOR'] }),
    await personActor('PEOPLE_ADMIN', { systemRoles: ['PEOPLE_ADMIN'] }),
    await personActor('INTEGRATION_ADMIN', { systemRoles: ['INTEGRATION_ADMIN'] }),
    await personActor('INTERNAL'),
    await personActor('LIMITED', { accessLevel: 'LIMITED' }),
    await personActor('EXTERNAL', { accessLevel: 'EXTERNAL' }),
    await personActor('SUPPLIER', { accessLevel: 'EXTERNAL' }),
    await programActor('AGENT', 'SERVICE_ACCOUNT', 'WRITE'),
    await programActor('SCIM', 'SCIM_SERVICE_ACCOUNT', 'READ'),
    {
      name: 'ANONYMOUS',
      partyId: null,
      ask: async (query, variables = {}) =>
        (await server.stranger.graphql(query, variables)).response,
    },
  ];
  const externals = actors
    .filter(({ name }) => name === 'EXTERNAL' || name === 'SUPPLIER')
    .flatMap(({ partyId }) => partyId ?? []);
  await server.database.rows(
    `UPDATE party SET organization = 'Northwind' WHERE tenant_id = $1 AND name = 'SUPPLIER'`,
    [tenantId],
  );

  const run = async (person: TestPerson, mutation: string, type: string, input: object) => {
    const { data, codes } = await person.graphql(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { workflow { id } } }`,
      { input: { idempotencyKey: crypto.randomUUID(), ...input } },
    );
    expect(codes, mutation).toEqual([]);
    return data[mutation].workflow.id as string;
  };
  const ofTask = async (person: TestPerson, mutation: string, input: object) => {
    const { codes } = await person.graphql(
      `mutation ($input: TaskCommandInput!) { ${mutation}(input: $input) { task { id } } }`,
      { input: { idempotencyKey: crypto.randomUUID(), ...input } },
    );
    expect(codes, mutation).toEqual([]);
  };

  /**
   * Starts a workflow in which these people, teams, and roles have the relation, and brings its
   * tasks into their states.
   */
  const start = async (relation: Relation, parties: readonly string[], schedule: Schedule) => {
    const within = (one: Relation, base: readonly string[]): readonly PartyId[] =>
      (relation === one ? [...base, ...parties] : base).map((id) => asId<PartyId>(id));
    const approval = (key: number) => ({
      ...{ key: taskKey(key), level: 1, approvers: within('APPROVER', [lead.userId]) },
      ...{ ...stepDefaults, rule: 'ANY' as const, requiresComment: false },
      ...{ due: null, deadline: noDeadline },
    });
    const shared = {
      assignees: within('ASSIGNEE', [worker.userId]),
      cc: within('WATCHER', []),
    };
    const content = buildBlueprint(
      {
        tasks: [
          { ...shared, name: 'OPEN', approvals: [approval(91)] },
          { ...shared, name: 'IN_REVIEW', approvals: [approval(92)] },
          { ...shared, name: 'COMPLETED' },
        ],
      },
      { tasks: [{ ...shared, name: 'NOT_STARTED', approvals: [approval(93)] }] },
    );
    const blueprintId = await publishedBlueprint(server, lead, content);
    const [party] = parties;
    const ownerId = relation === 'OWNER' ? party : lead.userId;
    const workflowId = await run(lead, 'startWorkflow', 'StartWorkflowInput', {
      ...{ blueprintId, name: `${relation} ${schedule}`, ownerId },
    });
    const tasks = await server.database.rows<{ id: string; name: string; type: string }>(
      'SELECT id, name, type FROM task WHERE tenant_id = $1 AND workflow_id = $2',
      [tenantId, workflowId],
    );
    const idOf = (name: string): string =>
      tasks.find((one) => one.name === name && one.type === 'DEFAULT')?.id ?? '';
    const [{ version } = { version: 0 }] = await server.database.rows<{ version: number }>(
      'SELECT version FROM workflow WHERE tenant_id = $1 AND id = $2',
      [tenantId, workflowId],
    );
    if (relation === 'COLLABORATOR')
      await run(lead, 'shareWorkflow', 'ShareWorkflowInput', {
        ...{ workflowId, expectedVersion: version },
        sharedWith: parties.map((partyId) => ({
          partyId,
          access: externals.includes(partyId) ? 'VIEWER' : 'EDITOR',
        })),
      });
    await ofTask(worker, 'completeTask', { taskId: idOf('IN_REVIEW') });
    await ofTask(worker, 'completeTask', { taskId: idOf('COMPLETED') });
    const command = { workflowId, reason: 'Test' };
    if (schedule === 'PAUSED') await run(lead, 'pauseWorkflow', 'WorkflowCommandInput', command);
    if (schedule === 'ENDED') await run(lead, 'endWorkflow', 'WorkflowCommandInput', command);
    const read = await server.database.rows<MatrixTask>(
      `SELECT t.id, t.type, coalesce(p.name, t.name) AS name FROM task t
         LEFT JOIN task p ON p.tenant_id = t.tenant_id AND p.id = t.approval_for
        WHERE t.tenant_id = $1 AND t.workflow_id = $2 ORDER BY t.type DESC, t.position, t.name`,
      [tenantId, workflowId],
    );
    return { workflowId, tasks: read };
  };

  const people = actors.flatMap(({ partyId }) => partyId ?? []);
  /** Actors that can own a workflow. */
  const owners = actors.filter(({ name }) =>
    ['ADMIN', 'PUBLISHER', 'CREATOR', 'PEOPLE_ADMIN', 'INTEGRATION_ADMIN', 'INTERNAL'].includes(
      name,
    ),
  );

  const cells: Cell[] = [];
  const answersOfUnread = new Set<string>();

  const readCells = async (
    actor: MatrixActor,
    place: Pick<Cell, 'relation' | 'schedule'>,
    { workflowId, tasks }: Awaited<ReturnType<typeof start>>,
  ): Promise<void> => {
    const { body } = await actor.ask(READ, { id: workflowId });
    const workflow = JSON.parse(body).data?.workflow ?? null;
    const add = (object: string, id: string, flags: Flags | null) =>
      cells.push({ actor, ...place, object, id, workflowId, flags });
    add('workflow', workflowId, workflow?.permissions ?? null);
    if (workflow === null) answersOfUnread.add(`${actor.name} ${withoutChance(body)}`);
    for (const stage of workflow?.stages ?? [])
      add(`stage ${stage.name}`, workflowId, stage.permissions);
    for (const { id, type, name } of tasks) {
      const answer = await actor.ask(READ_TASK, { id });
      const object = `${type === 'APPROVAL' ? 'approval of' : 'task'} ${name}`;
      add(object, id, JSON.parse(answer.body).data?.task?.permissions ?? null);
    }
  };

  for (const schedule of schedules) {
    for (const relation of relations) {
      if (relation === 'OWNER') continue;
      const started = await start(relation, relation === 'NONE' ? [] : people, schedule);
      for (const actor of actors)
        if (relation === 'NONE' || actor.partyId !== null)
          await readCells(actor, { relation, schedule }, started);
    }
    for (const actor of owners) {
      const started = await start('OWNER', [actor.partyId ?? ''], schedule);
      await readCells(actor, { relation: 'OWNER', schedule }, started);
    }
  }
  return { tenantId, workerId: worker.userId, actors, cells, answersOfUnread };
};
