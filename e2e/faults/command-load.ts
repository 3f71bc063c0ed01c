import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiRefusal, signIn, type ApiClient } from './api-client.ts';
import { createKillWorld } from './kill-world.ts';

const workers = 6;
const approvers = 2;
const password = 'Stir-the-soup-2026';

interface OpenTasks {
  readonly myTasks: {
    readonly edges: readonly {
      readonly node: {
        readonly id: string;
        readonly permissions: { readonly complete: boolean; readonly approve: boolean };
      };
    }[];
  };
}

const openTasks = `query { myTasks(first: 30) {
  edges { node { id permissions { complete approve } } } } }`;
const complete = `mutation($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const approve = `mutation($input: VoteInput!) { approveTask(input: $input) { task { id } } }`;

/** Eight clients that complete and approve tasks without pause. */
export interface Load {
  /** Waits until this many more commands have been acknowledged. Rejects if a client failed. */
  readonly acknowledgements: (more: number) => Promise<void>;
  /** Ends the load. Returns the ids of all tasks whose command was acknowledged. */
  readonly stop: () => Promise<readonly string[]>;
}

export const startLoad = async (url: string): Promise<Load> => {
  const acknowledged = new Set<string>();
  let isOver = false;
  let failure: unknown = null;

  /** A refusal is expected if another client completed the task first. */
  const work = async (
    client: ApiClient,
    nth: number,
    onEmpty: () => Promise<void>,
  ): Promise<void> => {
    while (!isOver) {
      const { myTasks } = await client.send<OpenTasks>(openTasks);
      const open = myTasks.edges.map((edge) => edge.node);
      const mine = open.filter((task) => task.permissions.complete || task.permissions.approve);
      if (mine.length < workers) await onEmpty();
      for (const task of mine.slice(nth % 3)) {
        if (isOver) return;
        const input = { taskId: task.id, idempotencyKey: randomUUID() };
        try {
          if (task.permissions.approve)
            await client.send(approve, { input: { ...input, comment: '' } });
          else await client.send(complete, { input });
          acknowledged.add(task.id);
        } catch (error) {
          if (!(error instanceof ApiRefusal)) throw error;
        }
      }
    }
  };

  const asWorker = () => signIn(url, 'amara@demo.baton.example', password);
  const asApprover = () => signIn(url, 'jonas@demo.baton.example', password);
  const world = await createKillWorld(await asWorker(), await asApprover());
  for (let i = 0; i < 4; i += 1) await world.startWorkflow();
  const clients = [
    ...(await Promise.all(Array.from({ length: workers }, asWorker))).map((client, n) =>
      work(client, n, world.startWorkflow),
    ),
    ...(await Promise.all(Array.from({ length: approvers }, asApprover))).map((client, n) =>
      work(client, n, () => delay(20)),
    ),
  ];

  for (const client of clients) client.catch((error: unknown) => (failure ??= error));

  return {
    acknowledgements: async (more) => {
      const goal = acknowledged.size + more;
      while (acknowledged.size < goal) {
        if (failure !== null) throw failure;
        await delay(5);
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
      return [...acknowledged];
    },
  };
};
