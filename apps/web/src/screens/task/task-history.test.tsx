import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

const entry = (id: string, fields: readonly object[]): object => ({
  cursor: id,
  node: {
    __typename: 'AuditEntry',
    id,
    createdAt: '2026-11-20T09:00:00Z',
    actor: { __typename: 'User', id: 'maya', name: 'Maya Ruiz' },
    subject: 'TASK',
    subjectName: 'Collect tax forms',
    isApproval: false,
    taskId: 'task',
    fields: fields.map((field) => ({ rowsBefore: null, rowsAfter: null, ...field })),
  },
});

const answerAll = async ({ environment }: RenderedScreen, readHistory: boolean): Promise<void> => {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of environment.mock.getAllOperations())
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ task: taskData({ permissions: { readHistory } }) }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
          AuditEntryConnection: () => ({
            edges: [
              entry('late', [
                {
                  label: null,
                  fieldName: 'Assignees',
                  valueBefore: ['Maya Ruiz'],
                  valueAfter: ['Ken', 'Lin'],
                },
                {
                  label: null,
                  fieldName: 'DueOn',
                  valueBefore: [],
                  valueAfter: ['2031-03-27T16:00:00Z'],
                },
              ]),
              entry('early', [
                {
                  label: null,
                  fieldName: 'Status',
                  valueBefore: ['INACTIVE'],
                  valueAfter: ['PENDING_SUBMISSION'],
                },
              ]),
            ],
            pageInfo: { hasNextPage: false },
          }),
        }),
      );
  });
};

const open = async (readHistory: boolean): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
  await answerAll(rendered, readHistory);
  await screen.findByRole('dialog');
  return rendered;
};

describe('TaskHistory', () => {
  it('lists each change by field with old and new values', async () => {
    const rendered = await open(true);
    await rendered.user.click(await screen.findByRole('radio', { name: 'Change history' }));
    await answerAll(rendered, true);
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByText('Ken and Lin')).tagName).toBe('INS');
    const change = (label: string) =>
      dialog.getByText(label, { selector: 'li dt' }).nextElementSibling?.textContent;
    expect(change('Assignees')).toBe('Before: Maya RuizAfter: Ken and Lin');
    expect(change('Status')).toBe('Before: Not startedAfter: In progress');
    expect(change('Due')).toMatch(/^Before: NoneAfter: .*27 Mar/);
    await expectAccessible();
  });

  it('is hidden without permission', async () => {
    await open(false);
    expect(await screen.findByText('No activity yet')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Change history' })).toBeNull();
  });
});
