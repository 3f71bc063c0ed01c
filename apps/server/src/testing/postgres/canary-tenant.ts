import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { renameBlueprint } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { publishedBlueprint } from '../published-blueprint.ts';
import type { TestPerson, TestServer } from '../test-server.ts';
import { noDeadline } from '@baton/domain/time/deadline';

/** A workspace whose texts all contain a unique word. */
export interface CanaryTenant {
  readonly canary: string;
  readonly tenantId: string;
  readonly admin: TestPerson;
  readonly member: TestPerson;
  /** One id of each type of object in the workspace. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Creates such a workspace. Two of them have the same structure and no common ids or words. */
export const createCanaryTenant = async (
  server: TestServer,
  canary: string,
): Promise<CanaryTenant> => {
  const tenantId = await server.createTenant(`Workspace ${canary}`);
  const person = (name: string, isAdmin: boolean) =>
    server.createPerson({
      tenantId,
      name: `${name} ${canary}`,
      email: `${name}.${canary}@test.example`.toLowerCase(),
      isAdmin,
    });
  const [admin, member] = [await person('admin', true), await person('member', false)];
  const team = await server.createGroup({
    tenantId,
    name: `Team ${canary}`,
    memberIds: [member.userId],
  });
  const role = await server.createGroup({
    tenantId,
    name: `Role ${canary}`,
    kind: 'ROLE',
    memberIds: [member.userId],
  });
  const [adminId, memberId] = [asId<PartyId>(admin.userId), asId<PartyId>(member.userId)];
  const description = `<p>${canary}</p>`;
  const content = buildBlueprint(
    {
      name: `Stage ${canary}`,
      description,
      tasks: [
        {
          name: `Task ${canary}`,
          description,
          assignees: [memberId, asId<PartyId>(team), asId<PartyId>(role)],
          approvals: [
            {
              key: taskKey(91),
              level: 1,
              approvers: [adminId],
              ...stepDefaults,
              rule: 'ANY',
              requiresComment: false,
              due: null,
              deadline: noDeadline,
            },
          ],
        },
        { name: `Other ${canary}`, assignees: [memberId] },
      ],
    },
    { name: `Later ${canary}`, tasks: [{ name: `Last ${canary}`, assignees: [memberId] }] },
  );
  const blueprint = await publishedBlueprint(
    server,
    admin,
    renameBlueprint(content, `Blueprint ${canary}`),
  );
  const started = await admin.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId: blueprint,
        name: `Workflow ${canary}`,
        ownerId: admin.userId,
      },
    },
  );
  const workflow: string = started.data.startWorkflow.workflow.id;
  const find = async (text: string): Promise<string> =>
    (await server.database.rows<{ id: string }>(text, [tenantId]))[0]?.id ?? '';
  const task = await find(
    `SELECT id FROM task WHERE tenant_id = $1 AND type = 'DEFAULT' ORDER BY position LIMIT 1`,
  );
  await member.graphql(
    `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`,
    { input: { idempotencyKey: crypto.randomUUID(), taskId: task, reason: canary } },
  );
  const bulk = await member.graphql(
    `mutation ($input: CreateBulkStartInput!) { createBulkStart(input: $input) { id } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId: blueprint,
        source: { fileName: `${canary}.csv`, text: `Name\nRow ${canary}` },
        tableId: '1',
      },
    },
  );
  return {
    canary,
    tenantId,
    admin,
    member,
    ids: {
      tenant: tenantId,
      user: member.userId,
      team,
      role,
      blueprint,
      workflow,
      task,
      bulkjob: bulk.data.createBulkStart.id,
      version: await find('SELECT id FROM blueprint_version WHERE tenant_id = $1'),
      stage: await find('SELECT id FROM stage WHERE tenant_id = $1 LIMIT 1'),
      approval: await find(`SELECT id FROM task WHERE tenant_id = $1 AND type = 'APPROVAL'`),
      session: await find('SELECT id FROM session WHERE tenant_id = $1 LIMIT 1'),
    },
  };
};
