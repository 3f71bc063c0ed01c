import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { ExportMenu } from './export-menu.tsx';

afterEach(() => vi.unstubAllGlobals());

const running = {
  ...{ id: 'export', state: 'RUNNING', format: 'CSV', rowCount: 9000, doneCount: 3000 },
  ...{ fileName: null, refusal: null, createdAt: '2026-11-02T00:00:00Z' },
};

const answer = ({ environment }: RenderedScreen, mocks: object): Promise<void> =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => mocks, Mutation: () => mocks }),
    ),
  );

const exported = async (started: object | null): Promise<RenderedScreen> => {
  const rendered = await renderScreen(
    <ExportMenu object="WORKFLOWS" filters={{ sort: 'name', search: '' }} />,
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Export list' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  const { input } = rendered.environment.mock.getMostRecentOperation().request.variables;
  expect(input).toMatchObject({ format: 'CSV', parameters: [{ name: 'sort', value: 'name' }] });
  await answer(rendered, { exportWorkflows: started });
  return rendered;
};

it('downloads a short list directly', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  await exported(null);
  await waitFor(() =>
    expect(fetched).toHaveBeenCalledWith(
      '/exports/workflows?format=csv&sort=name',
      expect.anything(),
    ),
  );
});

it('shows the progress of the export of a long list, and cancels it', async () => {
  const rendered = await exported({ id: 'export' });
  await waitFor(() =>
    expect(rendered.environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
      'exportsDialogQuery',
    ),
  );
  await answer(rendered, { listExports: [running] });
  expect(await screen.findByText(/^3,000 rows written/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe('9000');
  await expectAccessible();
  await rendered.user.click(screen.getByRole('button', { name: 'Cancel export' }));
  await answer(rendered, { cancelListExport: { id: 'export', state: 'CANCELED' } });
  expect(await screen.findByText(/^Canceled after 3,000 rows/)).toBeTruthy();
});

it('opens the dialog with exports by its URL, and closes the dialog', async () => {
  const rendered = await renderScreen(<ExportMenu object="WORKFLOWS" filters={{}} />, {
    address: '/?exports=1',
  });
  await waitFor(() =>
    expect(rendered.environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
      'exportsDialogQuery',
    ),
  );
  await answer(rendered, { listExports: [running] });
  expect(await screen.findByText(/^3,000 rows written/)).toBeTruthy();
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close !== undefined) await rendered.user.click(close);
  expect(rendered.address()).toBe('/');
});

it('offers the file, or says why there is none', async () => {
  const rendered = await exported({ id: 'export' });
  await answer(rendered, {
    listExports: [
      { ...running, id: 'done', state: 'DONE', fileName: 'Workflows.csv' },
      { ...running, id: 'failed', state: 'FAILED', refusal: { code: 'Forbidden', params: [] } },
    ],
  });
  expect(await screen.findByText('Workflows.csv')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  expect(screen.getByText(/^Failed after/)).toBeTruthy();
});
