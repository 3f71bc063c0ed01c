import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiErrorFrom } from '../../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../../testing/render-screen.tsx';
import { testFieldData } from '../../../testing/test-field-data.ts';
import { personData } from '../../../testing/task-data.ts';
import { StartWorkflowDialog } from './start-workflow-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  onClose.mockClear();
  localStorage.clear();
  // Only visible rows are rendered, and jsdom has no layout.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  return () => {
    height.mockRestore();
    vi.useRealTimers();
  };
});

const onClose = vi.fn();
const byKey = (fields: readonly object[]): object =>
  Object.fromEntries(fields.map((one) => [Reflect.get(one, 'key'), one]));
const open = async (
  fields: readonly object[] = [],
  intake: readonly object[] = [],
  nameTemplate = '',
  hasVariants = false,
): Promise<RenderedScreen> => {
  const rendered = await renderScreen(
    <StartWorkflowDialog
      isOpen
      onClose={onClose}
      blueprint={{ id: 'blueprint', name: 'Supplier onboarding' }}
    />,
    { viewer: { id: 'maya', name: 'Maya Ruiz' } },
  );
  const { mock } = rendered.environment;
  const answer = () =>
    act(() => {
      for (const operation of mock.getAllOperations())
        mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, {
            Query: () => ({
              parties: [personData('maya', 'Maya Ruiz'), personData('ken', 'Ken Ito')],
            }),
            Blueprint: () => ({ id: 'blueprint', name: 'Supplier onboarding' }),
            BlueprintContent: () => ({
              ...{ nameTemplate, hasVariants, intakeLayout: [] },
              intake: { fields: byKey(fields), forms: {}, intake },
            }),
          }),
        );
    });
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  answer();
  await screen.findByRole('textbox', { name: /Name/ });
  await waitFor(() => expect(mock.getAllOperations()).not.toHaveLength(0));
  answer();
  return rendered;
};
const name = (): HTMLInputElement => screen.getByRole('textbox', { name: /Name/ });
const start = (): HTMLElement => screen.getByRole('button', { name: /Start workflow/ });

describe('StartWorkflowDialog', () => {
  it('names the variant that the values select', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        Response.json({ data: { blueprint: { followedVariant: 'Suppliers FR' } } }),
      );
    await open([], [], '', true);
    await screen.findByText('With these values, the workflow uses the variant “Suppliers FR”.');
    expect(fetched).toHaveBeenCalledOnce();
    fetched.mockRestore();
  });

  it('previews the name pattern, and lets the server create the name', async () => {
    const { user, environment } = await open([], [], '{blueprint} {reference} of {date}');
    expect(name().value).toBe('Supplier onboarding … of 2026-11-25');
    await user.click(start());
    const input = () => environment.mock.getMostRecentOperation().request.variables['input'];
    expect(input()).toMatchObject({ name: null });
  });

  it('suggests a name with the date, the current person, and today', async () => {
    const { user, environment, address } = await open();
    expect(name().value).toBe('Supplier onboarding, 25 Nov 2026');
    expect(screen.getByDisplayValue('Maya Ruiz')).toBeTruthy();
    await expectAccessible();
    await user.click(start());
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables['input']).toMatchObject({
      blueprintId: 'blueprint',
      name: 'Supplier onboarding, 25 Nov 2026',
      ownerId: 'maya',
      startDate: null,
    });
    act(() =>
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Workflow: () => ({
            id: 'new',
            name: 'Supplier onboarding, 25 Nov 2026',
            variant: { name: 'Suppliers FR' },
            permissions: { read: true },
          }),
        }),
      ),
    );
    expect(await screen.findByText(/as variant “Suppliers FR”/)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/workflow/new'));
    expect(onClose).toHaveBeenCalled();
  });

  it('stays on the page if the person can’t view the new workflow', async () => {
    const { user, environment, address } = await open();
    const before = address();
    await user.click(start());
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Workflow: () => ({
            id: 'new',
            name: 'Northwind',
            variant: null,
            permissions: { read: false },
          }),
        }),
      ),
    );
    expect(await screen.findByText('“Northwind” started.')).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    expect(address()).toBe(before);
  });

  it('requires a name before sending', async () => {
    const { user, environment } = await open();
    await user.clear(name());
    await user.click(start());
    expect(await screen.findByText('Enter a value.')).toBeTruthy();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('shows a refusal at its field and keeps typed text', async () => {
    const { user, environment } = await open();
    await user.clear(name());
    await user.type(name(), 'Northwind');
    await user.click(start());
    const code = 'CannotAssignExternalUserOrTeamAsWorkflowOwner';
    act(() =>
      environment.mock.rejectMostRecentOperation(
        apiErrorFrom(
          [{ extensions: { code, refusals: [{ code, params: {}, field: 'ownerId' }] } }],
          null,
        ),
      ),
    );
    expect(
      await screen.findByText(/External users, teams, and roles can’t own a workflow/),
    ).toBeTruthy();
    expect(name().value).toBe('Northwind');
  });

  it('shows the intake fields and sends their values', async () => {
    const { user, environment } = await open(
      [
        testFieldData('Company', 'TEXT', { key: 'company' }),
        testFieldData('Urgent', 'CHECKBOX', { key: 'urgent' }),
      ],
      [
        { key: 'one', field: 'company', inputType: 'REQUESTED', value: null, item: null },
        { key: 'two', field: 'urgent', inputType: 'REQUESTED', value: null, item: null },
      ],
    );
    const company = await screen.findByRole('textbox', { name: /Company/ });
    await user.click(start());
    expect(company.getAttribute('aria-invalid')).toBe('true');
    await user.type(company, 'Northwind');
    await user.click(start());
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables['input']).toMatchObject({
      values: [
        { instance: 'one', value: 'Northwind' },
        { instance: 'two', value: null },
      ],
    });
    await expectAccessible();
  });

  it('does not start with an invalid number and keeps it', async () => {
    const asked = [testFieldData('Seats', 'NUMBER', { key: 'seats' })];
    const places = [{ key: 'one', field: 'seats', inputType: 'OPTIONAL', value: null, item: null }];
    const seats = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: /Seats/ });
    const typed = await open(asked, places);
    const before = typed.environment.mock.getAllOperations().length;
    await typed.user.type(await seats(), '1.2.3');
    await typed.user.click(start());
    expect(screen.getByText('Enter a number.')).toBeTruthy();
    expect(typed.environment.mock.getAllOperations()).toHaveLength(before);
    typed.unmount();
    await open(asked, places);
    expect((await seats()).value).toBe('1.2.3');
  });

  const tableAsked = [
    testFieldData('Items', 'TABLE', {
      key: 'items',
      columns: [testFieldData('Item', 'TEXT', { key: 'item', required: true })],
    }),
  ];
  const tablePlace = [
    { key: 'one', field: 'items', inputType: 'REQUESTED', value: null, item: null },
  ];

  it('fills in a table row by row', async () => {
    const { user, environment } = await open(tableAsked, tablePlace);
    await user.click(start());
    expect(await screen.findByText('Enter a value.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Add row' }));
    await user.keyboard('Desk{Enter}');
    await user.click(start());
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables['input']).toMatchObject({
      values: [{ instance: 'one', value: [{ cells: { item: 'Desk' } }] }],
    });
    await expectAccessible();
  });

  it('keeps the draft until started and retries with the same key', async () => {
    const typed = await open(tableAsked, tablePlace);
    await typed.user.clear(name());
    await typed.user.paste('Northwind');
    await typed.user.click(await screen.findByRole('button', { name: 'Add row' }));
    await typed.user.keyboard('Desk{Enter}');
    await typed.user.click(start());
    const sent = typed.environment.mock.getMostRecentOperation().request.variables;
    // The page is closed before the response arrives.
    typed.unmount();

    const again = await open(tableAsked, tablePlace);
    expect(name().value).toBe('Northwind');
    expect(screen.getByText('Unsaved changes restored')).toBeTruthy();
    expect(await screen.findByText('Desk')).toBeTruthy();
    await again.user.click(start());
    const { mock } = again.environment;
    expect(mock.getMostRecentOperation().request.variables).toEqual(sent);
    act(() =>
      mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Workflow: () => ({
            id: 'new',
            name: 'Northwind',
            variant: null,
            permissions: { read: false },
          }),
        }),
      ),
    );
    await screen.findByText('“Northwind” started.');
    expect(localStorage).toHaveLength(0);
  });
});
