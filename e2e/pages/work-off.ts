import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { callApi } from './api-calls.ts';

const approvalShape = z.object({
  id: z.string(),
  permissions: z.object({ approve: z.boolean() }),
});

const workflowShape = z.object({
  workflow: z.object({
    stages: z.array(
      z.object({
        tasks: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            permissions: z.object({ complete: z.boolean(), completeOnBehalf: z.boolean() }),
            approvals: z.array(approvalShape),
          }),
        ),
      }),
    ),
  }),
});

const tasksOf = async (page: Page, id: string) => {
  const answer = await callApi(
    page,
    `query ($id: ID!) { workflow(id: $id) { stages { tasks {
      id name permissions { complete completeOnBehalf } approvals { id permissions { approve } } } } } }`,
    { id },
  );
  return workflowShape.parse(answer).workflow.stages.flatMap(({ tasks }) => tasks);
};

const complete = (page: Page, taskId: string, isOwn: boolean): Promise<unknown> =>
  callApi(
    page,
    `mutation ($input: TaskCommandInput!) {
      ${isOwn ? 'completeTask' : 'completeTaskOnBehalf'}(input: $input) { task { id } } }`,
    { input: { idempotencyKey: randomUUID(), taskId, reason: isOwn ? null : 'Done together' } },
  );

const approve = (page: Page, taskId: string): Promise<unknown> =>
  callApi(page, 'mutation ($input: VoteInput!) { approveTask(input: $input) { task { id } } }', {
    input: { idempotencyKey: randomUUID(), taskId, comment: '' },
  });

export interface WorkingOff {
  /** The workflow owner, who completes the tasks. */
  readonly lead: Page;
  /** Approve the tasks that the owner submits. */
  readonly approvers?: readonly Page[];
  /** Names of tasks that stay open. */
  readonly except?: readonly string[];
}

/**
 * Completes all open tasks of a workflow through the API, for the parts that a test doesn't do in
 * the browser.
 */
export const workOff = async (
  id: string,
  { lead, approvers = [], except = [] }: WorkingOff,
): Promise<void> => {
  for (let rounds = 0; rounds < 40; rounds += 1) {
    const open = (await tasksOf(lead, id)).filter(
      ({ name, permissions }) =>
        !except.includes(name) && (permissions.complete || permissions.completeOnBehalf),
    );
    for (const task of open) await complete(lead, task.id, task.permissions.complete);
    let votes = 0;
    for (const approver of approvers) {
      for (const { approvals } of await tasksOf(approver, id)) {
        for (const approval of approvals.filter(({ permissions }) => permissions.approve)) {
          await approve(approver, approval.id);
          votes += 1;
        }
      }
    }
    if (open.length + votes === 0) return;
  }
  expect(false, 'the work does not come to an end').toBe(true);
};
