import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { refusalData, taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

const explanation = (topic: string, code: string, over: object = {}): object => ({
  __typename: 'Explanation',
  topic,
  code,
  at: null,
  actor: null,
  comment: null,
  params: [],
  names: [],
  hidden: 0,
  ...over,
});

const task = (): object =>
  taskData({
    type: 'DEFAULT',
    leadTime: { amount: 2, unit: 'DAYS' },
    permissions: { refusals: [refusalData('editDueOn', 'Forbidden')] },
    explanations: [
      explanation('STATUS', 'HELD_PAUSED', {
        actor: { __typename: 'User', id: 'ken', name: 'Ken' },
        comment: 'Audit week',
      }),
      explanation('STATUS', 'WAITS_TASKS', { names: ['Sign contract'], hidden: 1 }),
      explanation('DUE', 'DUE_DURATION', {
        params: [
          { name: 'amount', value: '2' },
          { name: 'unit', value: 'DAYS' },
          { name: 'countedIn', value: 'WORKING' },
        ],
      }),
      explanation('ASSIGNEES', 'YOURS_BY_GROUP', { names: ['Kitchen'] }),
    ],
  });

const answerAll = async ({ environment }: RenderedScreen): Promise<void> => {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of environment.mock.getAllOperations())
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            task: task(),
            workflow: {
              id: 'workflow',
              endDate: null,
              plannedEndDate: '2026-12-11T09:00:00Z',
              forecastEndDate: '2026-12-24T09:00:00Z',
            },
          }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
  });
};

const open = async (): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
  await answerAll(rendered);
  await screen.findByRole('dialog');
  return rendered;
};

describe('explanations of a task', () => {
  it('are loaded on demand, for all facts at the same place', async () => {
    const rendered = await open();
    const question = 'Why this status?';
    await rendered.user.click(await screen.findByRole('button', { name: question }));
    await answerAll(rendered);
    const answer = within(await screen.findByRole('dialog', { name: question }));
    const parts = {
      Status: ['Ken paused the workflow.', 'Audit week', 'Waits for the task Sign contract.'],
      Due: ['It is due 2 days after its start, in working hours.'],
      Assignees: ['It is assigned to Kitchen, and you are a member.'],
      Plan: [
        'The planned duration of the task is 2 days.',
        /^The planned end of the workflow is .*2026\.$/,
        /^The forecast end of the workflow is .*2026\.$/,
      ],
    };
    for (const [name, sentences] of Object.entries(parts)) {
      const part = within(await answer.findByRole('region', { name }));
      for (const sentence of sentences) expect(part.getByText(sentence)).toBeTruthy();
    }
    expect(screen.getAllByRole('button', { name: /^Why/ })).toHaveLength(1);
    await expectAccessible();
  });

  it('name who can do an action that the viewer can’t do', async () => {
    const rendered = await open();
    const due = await screen.findByText('No date');
    await rendered.user.hover(due);
    expect(await screen.findByText(/the owner or an admin\b/)).toBeTruthy();
  });
});
