import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { WorkflowScreen } from './workflow-screen.tsx';

const refusal = { action: 'delete', code: 'StageAlreadyStarted', params: [], whoMay: [] };

const stage = (id: string, name: string, refusals: readonly object[] = []): object => ({
  __typename: 'Stage',
  id,
  key: id,
  name,
  description: '',
  status: refusals.length > 0 ? 'IN_PROGRESS' : 'NOT_STARTED',
  startDate: null,
  completedAt: null,
  dueOn: null,
  isOverdue: false,
  waitingFor: null,
  permissions: { addTask: false, refusals },
  condition: null,
  skip: null,
  tasks: [taskData({ id: `task of ${id}`, name: `Task of ${name}` })],
});

const open = async (addStage: boolean): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<WorkflowScreen />, {
    address: '/workflow/workflow',
    path: '/workflow/$id',
  });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  act(() =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Workflow: () => ({
          id: 'workflow',
          name: 'Northwind onboarding',
          version: 7,
          homeStatus: 'ON_TRACK',
          startDate: null,
          endDate: null,
          heldAs: null,
          heldBy: null,
          endCause: null,
          punctuality: null,
          parentTask: null,
          permissions: { addStage },
          stages: [stage('one', 'Due diligence', [refusal]), stage('two', 'Contract')],
        }),
        ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
      }),
    ),
  );
  return rendered;
};

const asked = ({ environment }: RenderedScreen) =>
  environment.mock.getMostRecentOperation().request;

describe('the stages of a running workflow', () => {
  it('get another one, in its place and with its first task', async () => {
    const rendered = await open(true);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Add stage' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Add a stage' }, { timeout: 5000 }),
    );
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: /Add stage/ }));
    const name = dialog.getByRole('textbox', { name: /Name of the stage/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.type(name, 'Legal check');
    await user.click(dialog.getByRole('combobox', { name: /Place/ }));
    await user.click(screen.getByRole('option', { name: 'After “Due diligence”' }));
    await user.click(dialog.getByRole('combobox', { name: /Starts/ }));
    await user.click(screen.getByRole('option', { name: 'Together with “Due diligence”' }));
    await user.type(dialog.getByRole('textbox', { name: /Name of the task/ }), 'Read it');
    await user.click(dialog.getByRole('button', { name: /Add stage/ }));
    expect(asked(rendered).variables['input']).toMatchObject({
      workflowId: 'workflow',
      name: 'Legal check',
      afterStageId: 'one',
      start: 'BESIDE',
      taskType: 'DEFAULT',
      task: { name: 'Read it', assigneeIds: [] },
    });
  });

  it('by those who may', async () => {
    await open(false);
    await screen.findByRole('region', { name: 'Contract' });
    expect(screen.queryByRole('button', { name: 'Add stage' })).toBeNull();
  });

  it('are called otherwise, and one that has begun is not deleted', async () => {
    const rendered = await open(true);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Actions for “Due diligence”' }));
    const remove = screen.getByRole('menuitem', { name: /Delete stage/ });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: 'Rename or describe' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Edit “Due diligence”' }, { timeout: 5000 }),
    );
    await expectAccessible();
    const name = dialog.getByRole('textbox', { name: /Name of the stage/ });
    await user.clear(name);
    await user.type(name, 'Review');
    await user.click(dialog.getByRole('button', { name: /Save/ }));
    expect(asked(rendered).variables['input']).toMatchObject({
      stageId: 'one',
      expectedVersion: 7,
      name: 'Review',
    });
  });

  it('says what goes with one before it is deleted, and does not delete what is needed', async () => {
    const rendered = await open(true);
    const { user, environment } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Actions for “Contract”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete stage' }));
    const deletion = {
      neededBy: [{ use: 'VALUE', task: { name: 'Pay the bill' }, stage: null }],
      followers: [],
      stageFollowers: [],
      taskCount: 2,
      approvalCount: 0,
      voteCount: 0,
      answerCount: 0,
      linkedWorkflowCount: 0,
    };
    await waitFor(() => expect(asked(rendered).node.params.name).toBe('deleteStageDialogQuery'));
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Workflow: () => ({ id: 'workflow' }),
          Stage: () => ({ id: 'two' }),
          TaskDeletion: () => deletion,
        }),
      ),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Contract”?' }));
    expect(dialog.getByText('Pay the bill')).toBeTruthy();
    await expectAccessible();
    const confirm = dialog.getByRole('button', { name: /Delete stage/ });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
  });
});
