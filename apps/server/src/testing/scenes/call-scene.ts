import { fieldDefaults } from '@baton/domain/field/complete-field';
import { newAutomation, type Automation } from '@baton/domain/automation/automation';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { asId, type FieldKey, type InstanceKey, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, afterEach, expect } from 'vitest';
import { startCallRunner } from '../../features/automations/call-runner.ts';
import { createLog } from '../../platform/log/log.ts';
import { startCallReceiver } from './call-receiver.ts';
import { publishedBlueprint } from '../published-blueprint.ts';
import { createTestServer } from '../test-server.ts';

const field = asId<FieldKey>('f0000000-0000-4000-8000-000000000001');
/** The field that the response fills. */
export const output = asId<InstanceKey>('10000000-0000-4000-8000-000000000001');

/**
 * Starts a server and a receiver for its requests. The receiver returns 200 unless a test sets
 * another response.
 */
export const callScene = async () => {
  const server = await createTestServer();
  const receiver = await startCallReceiver();
  const { services } = server.composition;
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const runner = startCallRunner({ services, log: createLog('silent', 'test') });
  afterEach(() => receiver.answer({ status: 200 }));
  afterAll(async () => {
    await runner.stop();
    receiver.close();
    await server.close();
  });

  /** Returns a blueprint with an automated task and a task that waits for it. */
  const blueprint = (automation: Partial<Automation>): BlueprintContent => {
    const assignees = [asId<PartyId>(ada.userId)];
    const content = buildBlueprint({ tasks: [{ assignees }] }, { tasks: [{ assignees }] });
    const fields = {
      [field]: { ...fieldDefaults, key: field, name: 'Ticket', kind: 'NUMBER' },
    };
    return updateTask({ ...content, fields } as BlueprintContent, taskKey(1), {
      type: 'AUTOMATION',
      automation: { ...newAutomation, url: `${receiver.url}/tickets`, ...automation },
      fields: [
        {
          key: output,
          field,
          inputType: 'HIDDEN',
          source: null,
          value: null,
          item: null,
          required: false,
        },
      ],
    });
  };

  const start = async (content: BlueprintContent) => {
    const { data, codes } = await ada.graphql(
      `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          blueprintId: await publishedBlueprint(server, ada, content),
          name: 'Run',
          ownerId: ada.userId,
        },
      },
    );
    expect(codes).toEqual([]);
    return String(data.startWorkflow.workflow.id);
  };

  const tasksOf = async (workflowId: string) => {
    const { data } = await ada.graphql(
      `query ($id: ID!) { workflow(id: $id) { stages { status tasks { id version status hasException displayStatus exception { category } } } } }`,
      { id: workflowId },
    );
    return data.workflow.stages.flatMap((stage: { tasks: unknown[] }) => stage.tasks);
  };

  const settled = async () => {
    runner.wake();
    await runner.idle();
  };

  const valueOf = async (workflowId: string) => {
    const [row] = await server.database.rows<{ committed: unknown }>(
      'SELECT committed FROM field_value WHERE workflow_id = $1 AND key = $2',
      [workflowId, output],
    );
    return row?.committed;
  };

  const attempts = (workflowId: string) =>
    server.database.rows(
      `SELECT a.attempt, a.status, a.failure, a.is_orphan FROM automation_attempt a
         JOIN task t ON t.tenant_id = a.tenant_id AND t.id = a.task_id
        WHERE t.workflow_id = $1 ORDER BY a.call_group, a.attempt`,
      [workflowId],
    );

  return {
    server,
    receiver,
    services,
    ada,
    runner,
    blueprint,
    start,
    tasksOf,
    settled,
    valueOf,
    attempts,
  };
};
