import { addStage, addTask, emptyBlueprint, updateTask } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId, type StageKey, type TaskKey } from '@baton/domain/core/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { TemplateImportScreen } from './template-import-screen.tsx';

const table = {
  id: 't1',
  title: 'Timeline',
  columns: ['What', 'Who', 'When'],
  rows: [
    ['Start', 'Lead', '2026-01-12'],
    ['Freeze', 'Branch Manager', '2026-02-11'],
  ],
  rowCount: 2,
  headerRow: 2,
  headerChoices: [
    { number: 1, cells: ['Plan of 2026', ''] },
    { number: 2, cells: ['What', 'Who'] },
  ],
  suggestion: ['TASK', 'ASSIGNEE', 'DUE_DATE'],
};

const preview = {
  sourceName: 'plan.md',
  suggestedName: 'Release',
  tables: [table],
  issues: [
    {
      row: 4,
      column: null,
      code: 'RaggedRow',
      severity: 'WARNING',
      params: [
        { name: 'expected', value: '3' },
        { name: 'actual', value: '2' },
      ],
    },
  ],
};

const stage = asId<StageKey>('s');
const plan = {
  content: {
    document: ['Start', 'Freeze'].reduce(
      (content, name, index) => {
        const key = asId<TaskKey>(`k${index}`);
        return updateTask(addTask(content, key, { stage, name }), key, {
          assignees: [asId<PartyId>('r')],
          due: { kind: 'WORKFLOW_START', days: index * 30 },
        });
      },
      addStage(emptyBlueprint('Release'), stage, { name: 'Timeline' }),
    ),
    parties: [{ id: 'r', name: 'Lead', kind: 'ROLE' }],
  },
  newRoles: ['Lead'],
  startDate: '2026-01-12',
  dateColumns: [
    {
      column: 2,
      order: 'MDY',
      isProven: false,
      example: { text: '01/12/2026', date: '2026-01-12' },
    },
  ],
  issues: [
    {
      row: 7,
      column: 'When',
      code: 'DateNotUnderstood',
      severity: 'WARNING',
      params: [{ name: 'value', value: 'soon' }],
    },
  ],
};

interface Asked {
  readonly query: string;
  readonly variables: { readonly input: Record<string, unknown> };
}

const asked: Asked[] = [];
const refusals: { code: string; params: object; field?: string }[] = [];

const respond = (body: object): Response => new Response(JSON.stringify(body), { status: 200 });
const refused = (refusal: (typeof refusals)[number]): Response =>
  respond({
    errors: [{ extensions: { code: `ValidationErrorCode.${refusal.code}`, refusals: [refusal] } }],
  });

beforeEach(() => {
  asked.length = 0;
  refusals.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
    const request = JSON.parse(String(options?.body)) as Asked;
    asked.push(request);
    const refusal = refusals.shift();
    if (refusal !== undefined) return refused(refusal);
    return respond({
      data: request.query.includes('previewImport')
        ? { previewImport: preview }
        : { planImport: plan },
    });
  });
});
afterEach(() => vi.restoreAllMocks());

async function paste(): Promise<RenderedScreen> {
  const rendered = await renderScreen(<TemplateImportScreen />, { address: '/templates/import' });
  await rendered.user.type(
    await screen.findByLabelText('Paste a table or a checklist'),
    'What,Who',
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Read text' }));
  return rendered;
}

const lastPlan = (): unknown =>
  asked.findLast(({ query }) => query.includes('planImport'))?.variables.input['mapping'];

describe('TemplateImportScreen', () => {
  it('suggests the meaning of columns and previews the blueprint', async () => {
    await paste();
    expect(await screen.findByText(/1 stage, 2 tasks, 1 warning/)).toBeTruthy();
    expect(screen.getByText('30 days after the workflow starts')).toBeTruthy();
    expect(lastPlan()).toEqual({
      tableId: 't1',
      columns: ['TASK', 'ASSIGNEE', 'DUE_DATE'],
      startDate: null,
      locale: 'en',
      dayOrders: [],
      stageStart: 'PREVIOUS_STAGE',
    });
    await expectAccessible();
  });

  it('updates the preview, and allows only one column of tasks', async () => {
    const { user } = await paste();
    await user.click(await screen.findByLabelText('Meaning of the column Who'));
    await user.click(await screen.findByRole('option', { name: 'Task' }));
    await waitFor(() =>
      expect(lastPlan()).toMatchObject({ columns: ['IGNORE', 'TASK', 'DUE_DATE'] }),
    );
  });

  it('reads the file again with another header row', async () => {
    const { user } = await paste();
    const header = await screen.findByRole('combobox', {
      name: 'Header row',
    });
    expect(header).toHaveProperty('value', 'Row 2: What · Who');
    await user.click(header);
    await user.click(await screen.findByRole('option', { name: 'Row 1: Plan of 2026' }));
    const source = { text: 'What,Who', headerRow: 1 };
    await waitFor(() => expect(asked.at(-1)?.variables.input).toMatchObject({ source }));
    const reread = asked.findLast(({ query }) => query.includes('previewImport'));
    expect(reread?.variables.input).toMatchObject(source);
  });

  it('says at the columns why there is no plan, and disables Next', async () => {
    const { user } = await paste();
    await screen.findByText(/1 stage, 2 tasks/);
    refusals.push({ code: 'ImportWithoutTaskColumn', params: {}, field: 'mapping.columns' });
    await user.click(screen.getByLabelText('Meaning of the column What'));
    await user.click(await screen.findByRole('option', { name: 'Don’t import' }));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((one) => one.textContent !== '')).toBe(true),
    );
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('keeps pasted text that can’t be read, and says why', async () => {
    refusals.push({ code: 'ImportWithoutTable', params: {} });
    await paste();
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((one) => one.textContent !== '')).toBe(true),
    );
    expect(screen.getByDisplayValue('What,Who')).toBe(
      screen.getByLabelText('Paste a table or a checklist'),
    );
  });

  it('lists warnings with their rows, and opens the created draft', async () => {
    const { user, environment, address } = await paste();
    await screen.findByText(/1 stage, 2 tasks/);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const issues = await screen.findByRole('region', { name: 'Warnings' });
    expect(within(issues).getByText('Row 7, When')).toBeTruthy();
    expect(within(issues).getByText(/“soon” isn’t a date/)).toBeTruthy();
    expect(within(issues).getByText(/The row has 2 cells, and the header row has 3/)).toBeTruthy();
    const name = screen.getByRole('textbox', { name: /Blueprint name/ });
    await user.clear(name);
    await user.type(name, 'Release 1.37');
    await user.click(screen.getByRole('button', { name: 'Create blueprint' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables['input']).toMatchObject({
      name: 'Release 1.37',
      mapping: { tableId: 't1' },
    });
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, { Blueprint: () => ({ id: 'made' }) }),
    );
    await waitFor(() => expect(address()).toBe('/blueprints/made'));
  });
});
