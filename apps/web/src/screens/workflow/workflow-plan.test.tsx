import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { personData, taskData } from '../../testing/task-data.ts';
import { WorkflowScreen } from './workflow-screen.tsx';

const stage = (addTask: boolean): object => ({
  __typename: 'Stage',
  id: 'stage',
  key: 'key',
  name: 'Due diligence',
  description: '',
  status: 'IN_PROGRESS',
  startDate: '2026-11-20T09:00:00Z',
  completedAt: null,
  dueOn: null,
  isOverdue: false,
  trigger: { kind: 'PREVIOUS_STAGE', stages: [] },
  waitingFor: null,
  permissions: { restart: false, startAnyway: false, skip: false, leaveSkipped: false, addTask },
  condition: null,
  skip: null,
  tasks: [taskData({ id: 'bank', name: 'Check the bank' })],
});

const workflow = {
  id: 'workflow',
  name: 'Northwind onboarding',
  homeStatus: 'ON_TRACK',
  startDate: '2026-11-20T09:00:00Z',
  endDate: null,
  pausedAt: null,
  deletedAt: null,
  heldAs: null,
  heldBy: null,
  endCause: null,
  plannedEndDate: null,
  punctuality: null,
  parentTask: null,
};

const open = async (addTask: boolean, permissions: object = {}): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<WorkflowScreen />, {
    address: '/workflow/workflow',
    path: '/workflow/$id',
  });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  act(() =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Workflow: () => ({ ...workflow, permissions, stages: [stage(addTask)] }),
        ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
      }),
    ),
  );
  return rendered;
};

/** Responds to every search for people. An opened list can send another one. */
const findParties = ({ environment }: RenderedScreen): void => {
  for (const operation of environment.mock.getAllOperations()) {
    if (operation.request.node.params.name !== 'usePartySearchQuery') continue;
    act(() =>
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ parties: [personData('ken', 'Ken Ito')] }),
        }),
      ),
    );
  }
};

describe('adding a task to a stage', () => {
  it('sets name, assignees, and position, and offers only allowed types', async () => {
    const rendered = await open(true, { addAutomatedTask: false, addLinkedWorkflowTask: true });
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Add task Due diligence' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /Add a task/ }, { timeout: 5000 }),
    );
    await expectAccessible();
    await user.click(dialog.getByRole('combobox', { name: /Task type/ }));
    expect(screen.queryByRole('option', { name: 'Automated task' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Approval' }));
    await user.click(dialog.getByRole('button', { name: /Add task/ }));
    expect(dialog.getAllByText('Enter a value.').length).toBe(2);
    const name = dialog.getByRole('textbox', { name: /Task name/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.type(name, 'Second look');
    await user.click(dialog.getByRole('combobox', { name: /Approvers/ }));
    const ken = await waitFor(() => {
      findParties(rendered);
      return screen.getByRole('option', { name: /Ken Ito/ });
    });
    await user.click(ken);
    await user.click(dialog.getByRole('combobox', { name: /Position/ }));
    await user.click(screen.getByRole('option', { name: 'Before “Check the bank”' }));
    await user.click(dialog.getByRole('button', { name: /Add task/ }));
    const { request } = rendered.environment.mock.getMostRecentOperation();
    expect(request.variables['input']).toMatchObject({
      workflowId: 'workflow',
      stageId: 'stage',
      type: 'APPROVAL',
      task: { name: 'Second look', assigneeIds: ['ken'], beforeTaskId: 'bank' },
    });
  });

  it('creates one task even if the response was lost and the page reloaded', async () => {
    const add = async (
      { user, environment }: RenderedScreen,
      typed: string,
    ): Promise<Record<string, unknown>> => {
      await user.click(await screen.findByRole('button', { name: 'Add task Due diligence' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: /Add a task/ }, { timeout: 5000 }),
      );
      const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Task name/ });
      if (typed !== '') await user.type(name, typed);
      await user.click(dialog.getByRole('button', { name: /Add task/ }));
      return Object(environment.mock.getMostRecentOperation().request.variables['input']);
    };
    const plan = { addAutomatedTask: false, addLinkedWorkflowTask: false };
    const first = await open(true, plan);
    const asked = await add(first, 'Call back');
    first.unmount();
    const again = await open(true, plan);
    expect(await add(again, '')).toEqual(asked);
    again.unmount();
    // A changed name makes it another task.
    expect(await add(await open(true, plan), ' soon')).not.toHaveProperty(
      'idempotencyKey',
      asked['idempotencyKey'],
    );
  });

  it('sets a due date, and asks before it reopens a stage', async () => {
    const rendered = await open(true, { addAutomatedTask: false, addLinkedWorkflowTask: false });
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Add task Due diligence' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /Add a task/ }, { timeout: 5000 }),
    );
    await user.type(dialog.getByRole('textbox', { name: /Task name/ }), 'Call back');
    await user.click(dialog.getByText('Advanced'));
    await user.type(dialog.getByRole('spinbutton', { name: /Duration/ }), '3');
    await user.click(dialog.getByRole('combobox', { name: /Acceptance/ }));
    await user.click(screen.getByRole('option', { name: 'By one assignee' }));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: /Add task/ }));
    const { request } = rendered.environment.mock.getMostRecentOperation();
    expect(request.variables['input']).toMatchObject({
      task: {
        due: { amount: 3, unit: 'DAYS', countedIn: 'WORKING' },
        acknowledgement: 'FIRST',
        backupIds: [],
      },
    });
  });

  it('previews the effects of the new task', async () => {
    const asked: object[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).variables.input);
      const previewCommand = {
        ...{ children: [], dueDates: [], emptied: [], questions: [] },
        workflow: { to: 'RUNNING' },
        stages: [{ isAdded: false, to: 'IN_PROGRESS', stage: { name: 'Due diligence' } }],
        tasks: [{ isAdded: true, effect: 'STARTS', task: null }],
      };
      return Response.json({ data: { previewCommand } });
    });
    const { user } = await open(true, { addAutomatedTask: false, addLinkedWorkflowTask: false });
    await user.click(await screen.findByRole('button', { name: 'Add task Due diligence' }));
    const effects = within(
      await screen.findByRole('region', { name: 'Preview' }, { timeout: 5000 }),
    );
    await effects.findByText('New task');
    expect(effects.getByText('Due diligence')).toBeTruthy();
    // A name has no effect on other items.
    await user.type(screen.getByRole('textbox', { name: /Task name/ }), 'Call back');
    expect(asked).toEqual([
      expect.objectContaining({
        command: 'ADD_TASK',
        stageId: 'stage',
        taskType: 'DEFAULT',
        task: { name: '', assigneeIds: [], afterTaskIds: [] },
      }),
    ]);
  });

  it('requires permission', async () => {
    await open(false);
    await screen.findByRole('region', { name: 'Due diligence' });
    expect(screen.queryByRole('button', { name: /Add task/ })).toBeNull();
  });
});
