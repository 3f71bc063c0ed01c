import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client.ts';

const tasksPerWorkflow = 60;

interface Ids {
  readonly worker: string;
  readonly approver: string;
}

const userId = async (client: ApiClient): Promise<string> =>
  (await client.send<{ viewer: { user: { id: string } } }>('{ viewer { user { id } } }')).viewer
    .user.id;

/** Stages with tasks. Every fourth task has a successor, every fifth an approval. */
const patch = ({ worker, approver }: Ids) => {
  const stages = [randomUUID(), randomUUID()];
  const keys = Array.from({ length: tasksPerWorkflow }, () => randomUUID());
  return {
    putStages: stages.map((key, position) => ({
      key,
      name: `Stage ${position + 1}`,
      description: '',
      displayOrder: position,
      trigger: { kind: position === 0 ? 'WORKFLOW_START' : 'PREVIOUS_STAGE' },
    })),
    putTasks: keys.map((key, n) => ({
      key,
      stage: stages[n < tasksPerWorkflow / 2 ? 0 : 1],
      displayOrder: n,
      type: 'DEFAULT',
      name: `Task ${n + 1}`,
      description: '',
      assignees: [worker],
      trigger: { afterTasks: n % 4 === 3 ? [keys[n - 1]] : [] },
      approvals:
        n % 5 === 4
          ? [
              {
                key: randomUUID(),
                level: 1,
                approvers: [approver],
                rule: 'ANY',
                requiresComment: false,
              },
            ]
          : [],
      rejectAction: { kind: 'CONTINUE', requiresComment: false },
    })),
    removeStages: [],
    removeTasks: [],
  };
};

interface DraftPayload {
  readonly blueprint: { readonly id: string; readonly draftVersion: number };
}

export interface KillWorld {
  readonly startWorkflow: () => Promise<void>;
}

/** Publishes a blueprint for two people: one completes tasks, the other approves them. */
export const createKillWorld = async (
  worker: ApiClient,
  approver: ApiClient,
): Promise<KillWorld> => {
  const ids: Ids = { worker: await userId(worker), approver: await userId(approver) };
  const { createBlueprint } = await worker.send<{ createBlueprint: DraftPayload }>(
    `mutation($input: CreateBlueprintInput!) {
      createBlueprint(input: $input) { blueprint { id draftVersion } } }`,
    { input: { idempotencyKey: randomUUID(), name: 'Work under fire' } },
  );
  const { id, draftVersion } = createBlueprint.blueprint;
  const { updateBlueprintDraft } = await worker.send<{ updateBlueprintDraft: DraftPayload }>(
    `mutation($input: UpdateBlueprintDraftInput!) {
      updateBlueprintDraft(input: $input) { blueprint { id draftVersion } } }`,
    {
      input: { id, expectedVersion: draftVersion, idempotencyKey: randomUUID(), patch: patch(ids) },
    },
  );
  await worker.send(
    `mutation($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { id } } }`,
    {
      input: {
        id,
        expectedVersion: updateBlueprintDraft.blueprint.draftVersion,
        idempotencyKey: randomUUID(),
        notes: 'First.',
      },
    },
  );
  let count = 0;
  return {
    startWorkflow: async () => {
      count += 1;
      await worker.send(
        `mutation($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
        {
          input: {
            idempotencyKey: randomUUID(),
            blueprintId: id,
            name: `Run ${count}`,
            ownerId: ids.worker,
          },
        },
      );
    },
  };
};
