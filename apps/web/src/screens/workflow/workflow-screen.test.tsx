import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { testFieldData } from '../../testing/test-field-data.ts';
import { personData, refusalData, taskData } from '../../testing/task-data.ts';
import { WorkflowScreen } from './workflow-screen.tsx';

const stage = (name: string, over: Readonly<Record<string, unknown>>): object => ({
  __typename: 'Stage',
  id: name.replaceAll(' ', '-'),
  key: `key of ${name}`,
  name,
  description: '',
  status: 'NOT_STARTED',
  startDate: null,
  completedAt: null,
  dueOn: null,
  isOverdue: false,
  trigger: { kind: 'PREVIOUS_STAGE', stages: [] },
  waitingFor: null,
  permissions: { restart: false, startAnyway: false, skip: false, leaveSkipped: false },
  condition: null,
  skip: null,
  tasks: [],
  ...over,
});

const onboarding = {
  __typename: 'Workflow',
  id: 'workflow',
  name: 'Northwind onboarding',
  reference: 'ONB-1',
  homeStatus: 'OVERDUE',
  owner: personData('ken', 'Ken Ito'),
  startDate: '2026-11-20T09:00:00Z',
  endDate: null,
  runNumber: 1,
  pausedAt: null,
  pauseReason: null,
  endReason: null,
  deletedAt: null,
  heldAs: null,
  heldBy: null,
  endCause: null,
  plannedEndDate: '2026-12-04T17:00:00Z',
  forecastEndDate: '2026-12-24T17:00:00Z',
  punctuality: null,
  taskCount: 3,
  parentTask: null,
  completedTaskCount: 1,
  stages: [
    stage('Due diligence', {
      status: 'IN_PROGRESS',
      startDate: '2026-11-20T09:00:00Z',
      tasks: [
        taskData({ id: 'done', name: 'Open the file', completedAt: '2026-11-20T10:00:00Z' }),
        taskData({
          id: 'late',
          name: 'Check the bank',
          displayStatus: 'IN_PROGRESS_OVERDUE',
          dueOn: '2026-11-21T17:00:00Z',
          approvals: [
            taskData({
              id: 'approval',
              type: 'APPROVAL',
              level: 1,
              displayStatus: 'NOT_STARTED',
              assignees: [personData('ken', 'Ken Ito')],
              waitingFor: { code: 'SUBMISSION', params: [], names: ['Check the bank'] },
              permissions: { complete: false },
            }),
          ],
        }),
      ],
    }),
    stage('Contract', {
      waitingFor: { code: 'STAGES', params: [], names: ['Due diligence'] },
      tasks: [
        taskData({
          id: 'waiting',
          name: 'Draft the contract',
          displayStatus: 'NOT_STARTED',
          waitingFor: { code: 'STAGE', params: [], names: ['Contract'] },
          permissions: { complete: false },
        }),
      ],
    }),
  ],
};

const entry = (id: string, over: Readonly<Record<string, unknown>>): object => ({
  cursor: id,
  node: {
    __typename: 'Activity',
    id,
    kind: 'COMPLETE',
    at: '2026-11-20T10:00:00Z',
    actor: personData('maya', 'Maya Ruiz'),
    taskId: 'done',
    subject: 'Open the file',
    isApproval: false,
    comment: null,
    params: [{ name: 'outcome', value: 'COMPLETED' }],
    ...over,
  },
});

const feed = [
  entry('2', {}),
  entry('1', {
    kind: 'REJECTED',
    taskId: 'late',
    subject: 'Check the bank',
    comment: 'The IBAN is wrong',
    params: [],
  }),
];

const open = async (workflow: object | null, query = ''): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<WorkflowScreen />, {
    address: `/workflow/workflow${query}`,
    path: '/workflow/$id',
  });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  act(() =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ workflow }),
        ActivityConnection: () => ({ edges: feed, pageInfo: { hasNextPage: false } }),
      }),
    ),
  );
  return rendered;
};

describe('WorkflowScreen', () => {
  it('shows the active stage, the owner, and what is overdue', async () => {
    await open(onboarding);
    const strip = within(await screen.findByRole('list', { name: 'Stages' }));
    expect(strip.getAllByRole('button').map((step) => step.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Due diligence, Overdue'),
      expect.stringContaining('Contract, Not started'),
    ]);
    expect(screen.getByText('Overdue')).toBeTruthy();
    // The owner, and the approver of a task.
    expect(screen.getAllByText('Ken Ito')).toHaveLength(2);
    expect(screen.getByText('1 of 3 completed')).toBeTruthy();
    await expectAccessible();
  });

  it('shows the planned end next to the forecast', async () => {
    await open(onboarding);
    const dateOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    await screen.findByText('Planned end');
    expect(dateOf('Planned end')).toContain('4');
    expect(dateOf('Forecast end')).toContain('24');
  });

  it('lists stages with their tasks and approvals below them', async () => {
    await open(onboarding);
    const first = within(await screen.findByRole('region', { name: 'Due diligence' }));
    const task = first.getByRole('button', { name: /Check the bank/ });
    expect(within(task).getByRole('img', { name: 'Overdue' })).toBeTruthy();
    expect(first.getByRole('button', { name: /Approval by Ken Ito/ })).toBeTruthy();
    expect(first.getByText('1 of 2 completed')).toBeTruthy();
  });

  it('asks the owner about a skipped stage whose condition is now met', async () => {
    const permissions = { restart: true, startAnyway: true, skip: false, leaveSkipped: true };
    const doubted = stage('Board', { status: 'SKIPPED', permissions });
    const rendered = await open({ ...onboarding, stages: [...onboarding.stages, doubted] });
    const board = within(await screen.findByRole('region', { name: 'Board' }));
    expect(board.getByText(/Start the stage, or leave it skipped/)).toBeTruthy();
    await rendered.user.click(board.getByRole('button', { name: 'Leave skipped' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave stage skipped' }));
    await expectAccessible();
    await rendered.user.click(dialog.getByRole('button', { name: 'Leave stage skipped' }));
    const { request } = rendered.environment.mock.getMostRecentOperation();
    expect(request.variables['input']).toMatchObject({ workflowId: 'workflow', stageId: 'Board' });
  });

  it('says why the workflow ended automatically', async () => {
    const endCause = { kind: 'EXPIRED', task: { name: 'Sign' } };
    const endDate = '2026-11-21T09:00:00Z';
    await open({ ...onboarding, heldAs: 'ENDED', endDate, endReason: '', endCause });
    expect(await screen.findByText(/Ended because “Sign” expired/)).toBeTruthy();
  });

  it('explains what an item waits for on hover and on focus', async () => {
    const { user } = await open(onboarding);
    expect(await screen.findByText('Waits for the stage Due diligence.')).toBeTruthy();
    const waiting = screen.getByRole('button', { name: /Draft the contract/ });
    await user.hover(waiting);
    expect(await screen.findByText('Waits for the stage Contract to start.')).toBeTruthy();
  });

  it('says on the card why a stage was skipped', async () => {
    const skip = {
      reason: 'MANUAL',
      at: '2026-11-20T10:00:00Z',
      by: personData('ken', 'Ken Ito'),
      comment: 'They signed already',
    };
    const contract = stage('Contract', { status: 'SKIPPED', skip });
    await open({ ...onboarding, stages: [...onboarding.stages.slice(0, 1), contract] });
    const card = await screen.findByRole('region', { name: 'Contract' });
    expect(card.textContent).toContain('Ken Ito skipped the stage.');
    expect(card.textContent).toContain('They signed already');
  });

  it('describes the activity in sentences', async () => {
    await open(onboarding);
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines.some((line) => line?.includes('Maya Ruiz completed Open the file'))).toBe(true);
    const rejected = lines.find((line) => line?.includes('Maya Ruiz sent Check the bank back'));
    expect(rejected).toContain('The IBAN is wrong');
  });

  it('opens a task in a dialog over the page', async () => {
    const { user, address } = await open(onboarding);
    await user.click(await screen.findByRole('button', { name: /Check the bank/ }));
    expect(address()).toBe('/workflow/workflow?task-id=late');
  });

  it('opens the task of the viewer from the header', async () => {
    const task = taskData({ id: 'own', name: 'Sign', permissions: { complete: true } });
    const { user, address } = await open({
      ...onboarding,
      stages: [stage('Own', { tasks: [task] })],
    });
    await user.click(await screen.findByRole('button', { name: 'Open your task' }));
    expect(address()).toBe('/workflow/workflow?task-id=own');
  });

  it('keeps the selected view in the URL', async () => {
    const { user, address, environment } = await open(onboarding);
    await user.click(await screen.findByRole('tab', { name: 'About' }));
    await waitFor(() => expect(address()).toBe('/workflow/workflow?tab=about'));
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Workflow: () => ({
            ...onboarding,
            description: '',
            tags: [
              { id: 'spring', name: 'Spring', shownColor: 'GREEN' },
              { id: 'big', name: 'Big', shownColor: 'RED' },
            ],
            createdAt: '2026-11-20T09:00:00Z',
            createdBy: personData('ken', 'Ken Ito'),
            modifiedAt: '2026-11-21T09:00:00Z',
            modifiedBy: null,
            collaborators: [personData('maya', 'Maya Ruiz')],
            blueprintVersionNumber: 4,
            blueprint: { id: 'b', name: 'Supplier onboarding' },
          }),
        }),
      ),
    );
    expect(await screen.findByRole('link', { name: 'Supplier onboarding' })).toBeTruthy();
    expect(screen.getByText('by Ken Ito')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Spring', 'Big']),
    );
    await expectAccessible();
  });

  it('shows values of the workflow and why they cannot be edited', async () => {
    const { user, address, environment } = await open(onboarding);
    await user.click(await screen.findByRole('tab', { name: 'Data' }));
    const datum = (task: object | null, over: object) => ({
      task,
      changedAt: null,
      field: {
        __typename: 'FormField',
        instance: 'amount',
        ...testFieldData('Amount', 'NUMBER'),
        value: 100,
        people: [],
        documents: [],
        sourceTask: null,
        isSourceChanged: false,
        isShared: false,
        ...over,
      },
    });
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Workflow: () => ({
            id: 'workflow',
            permissions: {
              editData: false,
              refusals: [refusalData('editData', 'SharedFieldsFixed')],
            },
            data: [
              datum(null, { instance: 'start', name: 'Budget', value: 7 }),
              datum(taskData({ id: 'done', name: 'Open the file' }), {}),
            ],
          }),
        }),
      ),
    );
    const asked = await screen.findByRole('region', { name: 'Intake form' });
    expect(within(asked).getByRole('group', { name: 'Budget' }).textContent).toContain('7');
    const task = screen.getByRole('region', { name: /Open the file/ });
    expect(within(task).getByRole('group', { name: 'Amount' }).textContent).toContain('100');
    expect(screen.getByText(/Submitted values can’t be changed in this workflow/)).toBeTruthy();

    await user.click(screen.getByRole('radio', { name: 'By name' }));
    await waitFor(() => expect(address()).toContain('data-tab-layout=names'));
    const groups = screen.getAllByRole('group', { name: /Amount|Budget/ });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('100'),
      expect.stringContaining('7'),
    ]);
    expect(screen.queryByRole('region', { name: 'Intake form' })).toBeNull();
    await expectAccessible();
  });

  it('shows that the workflow does not exist or is not accessible', async () => {
    await open(null);
    expect(
      await screen.findByRole('heading', { name: 'Workflow not found', level: 1 }),
    ).toBeTruthy();
    await expectAccessible();
  });
});
