import type { Actor, Agent } from '@baton/domain/party/actor';
import { mayReadTask } from '@baton/domain/access/task/task-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import type { RunEvent } from '@baton/domain/run-model/event';
import { replay } from '@baton/domain/run/evolve';
import { execute } from '@baton/domain/run/engine/execute';
import { factsOfRun } from '@baton/domain/run/facts/facts-of-task';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import type { Run } from '@baton/domain/run-model/run';
import type { Cast } from '@baton/fixtures/histories/cast';
import { drawFrom, type Draw } from '@baton/fixtures/histories/draw';
import { nextMove } from '@baton/fixtures/histories/moves';
import {
  randomBlueprint,
  type StageSeeds,
} from '@baton/fixtures/histories/random/random-blueprint';
import { checkRun } from '@baton/fixtures/histories/invariants/run-invariants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '../../platform/graphql/refused.ts';
import { addedTags } from '../../testing/added-tags.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { commandWithKey } from '../../testing/scenes/addition-mutations.ts';
import { mutationFor, targetTask, undoMutation } from '../../testing/scenes/run-mutations.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { executeRunCommand } from './execute/execute-command.ts';
import { systemChannel } from './run-channel.ts';
import { chainHash, emptyChain } from './seals/event-chain.ts';
import { readRun } from './store/index.ts';

// The engine is the model: results of the API, stored rows, and stored events must match it.
const histories = 200;
const moves = 20;
const hour = 3_600_000;

const server = await createTestServer();
afterAll(server.close);

let tenantId: string;
/** Ids of the tags that the moves name. */
const tagIds = new Map<string, string>();
let cast: Cast;
const clients = new Map<string, TestPerson>();

const join = async (name: string, over: Partial<Actor> = {}): Promise<Actor> => {
  const person = await server.createPerson({
    tenantId,
    name,
    isAdmin: over.isAdmin ?? false,
    accessLevel: over.accessLevel ?? 'INTERNAL',
  });
  clients.set(person.userId, person);
  const id = asId<PartyId>(person.userId);
  return { id, parties: [id], isAdmin: false, accessLevel: 'INTERNAL', systemRoles: [], ...over };
};

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  const tagNames = Array.from({ length: 9 }, (_, n) => `tag ${n}`);
  for (const [n, id] of (await addedTags(server, tenantId, tagNames)).entries())
    tagIds.set(tagNames[n] ?? '', id);
  const people = [await join('Ann'), await join('Bob'), await join('Cid')];
  const [first, second, third] = people.map(({ id }) => id);
  const teamIds = [first, second].flatMap((id) => id ?? []);
  const roleIds = [second, third].flatMap((id) => id ?? []);
  const team = await server.createGroup({ tenantId, name: 'Team', memberIds: teamIds });
  const role = await server.createGroup({
    tenantId,
    name: 'Role',
    kind: 'ROLE',
    memberIds: roleIds,
  });
  const groups = [
    { id: asId<PartyId>(team), members: teamIds },
    { id: asId<PartyId>(role), members: roleIds },
  ];
  const members = people.map((actor) => ({
    ...actor,
    parties: [
      actor.id,
      ...groups.filter(({ members: of }) => of.includes(actor.id)).map(({ id }) => id),
    ],
  }));
  const partner = await join('Eve', { accessLevel: 'EXTERNAL' });
  const owner = await join('Olga');
  const admin = await join('Ada', { isAdmin: true });
  cast = {
    actors: [...members, partner, owner, admin],
    owner,
    parties: [...members, partner].map(({ id }) => id).concat(groups.map(({ id }) => id)),
    directory: {
      members: new Map(groups.map(({ id, members: of }) => [id, of])),
      managers: new Map(),
      owners: new Set([...members, owner, admin].map(({ id }) => id)),
      absences: [],
    },
  };
});

const channel = () => systemChannel(server.composition.services, tenantId);

const stored = async (id: string): Promise<Run> => {
  // No run of a copied database is cached, so the rows are read.
  const services = { database: { ...server.composition.services.database } };
  const loaded = await readRun({ ...channel(), services }, { kind: 'WORKFLOW', id });
  if (loaded === null) throw new Error('The workflow is missing');
  return loaded.run;
};

/** A random history: the expected run by the engine and its state through the API. */
interface History {
  readonly draw: Draw;
  readonly start: Run;
  model: Run;
}

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;

const begin = async (seed: number): Promise<History> => {
  const draw = drawFrom(seed);
  const number = () => draw.below(2 ** 31);
  const stages = Array.from({ length: 1 + draw.below(3) }, (): StageSeeds => [
    number(),
    ...Array.from({ length: draw.below(4) }, number),
  ]);
  const owner = clients.get(cast.owner.id) as TestPerson;
  const content = randomBlueprint(stages, cast.parties);
  const blueprintId = await publishedBlueprint(server, owner, content);
  const { data, codes } = await owner.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: `History ${seed}`,
      ownerId: owner.userId,
    },
  });
  expect(codes).toEqual([]);
  const start = await stored(data.startWorkflow.workflow.id);
  return { draw, start, model: start };
};

/** Sends a command through the API. Returns the first refusal, or null if it succeeded. */
const giveToServer = async (
  run: Run,
  agent: Agent,
  command: RunCommand,
  key: string,
): Promise<string | null> => {
  const { id } = run.workflow;
  const mutation = agent === 'SYSTEM' ? null : mutationFor(run.workflow, command, key);
  if (mutation !== null && agent !== 'SYSTEM') {
    const { codes } = await (clients.get(agent.id) as TestPerson).graphql(
      mutation.document,
      mutation.variables,
    );
    return codes[0] ?? null;
  }
  try {
    const by = { ...channel(), agent: () => Promise.resolve(agent) };
    const target = { kind: 'WORKFLOW', id, expectedVersion: null } as const;
    await executeRunCommand(by, { target, key, command });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusals[0].code;
    throw error;
  }
};

/**
 * Returns true if the actor has no read access. The API returns NotFound before it checks any rule.
 */
const isUnread = (run: Run, agent: Agent, command: RunCommand): boolean => {
  const isMutation = agent !== 'SYSTEM' && mutationFor(run.workflow, command, '') !== null;
  return isUnseen(run, agent, isMutation ? targetTask(command) : null);
};

const isUnseen = (run: Run, agent: Agent, taskId: string | null): boolean => {
  const task = run.tasks.find(({ id }) => id === taskId);
  return task === undefined
    ? mayReadWorkflow(agent, factsOfWorkflow(run, agent)) !== null
    : mayReadTask(agent, factsOfRun(run, agent)(task)) !== null;
};

/**
 * Returns true if the command shares editing with an external person, which only the API rejects.
 */
const withTagIds = (command: RunCommand): RunCommand =>
  command.kind === 'DESCRIBE_TASK' && command.texts.tags !== undefined
    ? {
        ...command,
        texts: { ...command.texts, tags: command.texts.tags.map((name) => tagIds.get(name) ?? '') },
      }
    : command;

const sharesWithPartner = (command: RunCommand): boolean =>
  command.kind === 'CHANGE_COLLABORATORS' &&
  command.collaborators.some(
    ({ party, access }) =>
      access === 'EDITOR' &&
      cast.actors.some(({ id, accessLevel }) => id === party && accessLevel === 'EXTERNAL'),
  );

const step = async (history: History): Promise<void> => {
  const { draw, model } = history;
  const now = server.clock.now();
  const move = nextMove(cast, model, now, draw.below(2 ** 31));
  if (move === null) return;
  const { agent } = move;
  const key = crypto.randomUUID();
  const command = commandWithKey(model.workflow, withTagIds(move.command), key);
  // The calendar belongs to the workspace, so all histories would have to change it together.
  if (command.kind === 'ADOPT_CALENDAR' || sharesWithPartner(command)) return;
  const { undoWindow } = server.composition.services;
  const { directory } = cast;
  const decided = execute(model, command, { now, actor: agent, directory, undoWindow });
  const refusal = decided.ok ? null : decided.refusals[0].code;
  const expected = isUnread(model, agent, command) ? 'NotFound' : refusal;
  if (decided.ok && expected === null) history.model = decided.value.run;
  const by = agent === 'SYSTEM' ? agent : agent.accessLevel;
  const said = await giveToServer(model, agent, command, key);
  expect(said, `${command.kind} by ${by}`).toBe(expected);
  // Repeats the command, as after a lost response.
  if (expected === null && draw.once(4))
    expect(await giveToServer(history.model, agent, command, key), 'repeated').toBeNull();
  if (!decided.ok || expected !== null || agent === 'SYSTEM') return;
  const { events } = decided.value;
  if (events.length > 0 && draw.once(5))
    await undoLast(history, agent, { command, events, at: now, key });
};

interface Given {
  readonly command: RunCommand;
  readonly events: readonly RunEvent[];
  readonly at: number;
  readonly key: string;
}

/** Undoes the last command if the engine allows it. */
const undoLast = async (
  history: History,
  actor: Actor,
  { command, events, at, key }: Given,
): Promise<void> => {
  const { model } = history;
  const { kind } = command;
  const recorded = { seq: model.workflow.version, at, actorId: actor.id, command: kind, events };
  const { undoWindow } = server.composition.services;
  const { directory } = cast;
  const context = { now: at, actor, directory, undoWindow };
  const decided = execute(model, { kind: 'UNDO', recorded }, context);
  const isHidden = isUnseen(model, actor, targetTask(command));
  const expected = isHidden ? 'NotFound' : decided.ok ? null : decided.refusals[0].code;
  const { document, variables } = undoMutation(command, key, crypto.randomUUID());
  const { codes } = await (clients.get(actor.id) as TestPerson).graphql(document, variables);
  expect(codes[0] ?? null, `taking back ${kind}`).toBe(expected);
  if (decided.ok && expected === null) history.model = decided.value.run;
};

/** Returns the run without properties that depend on row order. */
const comparable = (run: Run): unknown => {
  const inOrder = (list: readonly unknown[]): readonly unknown[] =>
    list.map((one) => JSON.stringify(one, sortedKeys)).toSorted();
  const { workflow, ...lists } = run;
  return {
    workflow: JSON.parse(JSON.stringify(workflow)),
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, inOrder(list)])),
  };
};
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

interface StoredRow {
  readonly seq: number;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly command: string;
  readonly command_key: string;
  readonly events: readonly RunEvent[];
  readonly hash: string;
}

/** Checks the stored data and compares it with the model. */
const check = async ({ start, model }: History): Promise<number> => {
  const { id } = start.workflow;
  const run = await stored(id);
  expect(comparable(run)).toEqual(comparable(model));
  checkRun(run);
  const rows = await server.database.rows<StoredRow>(
    `SELECT seq, at, actor_id, command, command_key, events, encode(hash, 'hex') AS hash
       FROM event WHERE workflow_id = $1 ORDER BY seq`,
    [id],
  );
  let head = emptyChain;
  for (const { at, actor_id: actorId, command_key: commandKey, hash, ...row } of rows) {
    head = chainHash(head, { workflowId: id, at: at.getTime(), actorId, commandKey, ...row });
    expect(head, `hash of ${row.seq}`).toBe(hash);
  }
  const since = rows.filter(({ seq }) => seq > start.workflow.version).map(({ events }) => events);
  expect(comparable(replay(start, since))).toEqual(comparable(run));
  return since.length;
};

it('returns the same state as the engine for random commands', async () => {
  // Fixed seed, so that every run tests the same histories (docs/testing.md).
  const seed = 20_261_122;
  const all: History[] = [];
  for (let n = 0; n < histories; n += 1) all.push(await begin(seed + n));
  // All histories take each step at the same time of a fixed clock.
  for (let n = 0; n < moves; n += 1) {
    server.clock.advance(5 * hour);
    await Promise.all(all.map(step));
  }
  let commands = 0;
  for (const history of all) commands += await check(history);
  // Histories without progress would prove nothing.
  expect(commands).toBeGreaterThan(histories * 3);
}, 180_000);
