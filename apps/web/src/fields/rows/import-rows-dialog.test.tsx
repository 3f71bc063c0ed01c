import { asId, type FieldKey } from '@baton/domain/core/ids';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ColumnInAllWords } from '@baton/domain/form/field-in-words';
import { testColumn } from '../../testing/test-columns.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { ImportRowsDialog } from './import-rows-dialog.tsx';

const columns = [testColumn('name', 'Product', 'TEXT'), testColumn('maker', 'Maker', 'TEXT')];
const german: readonly ColumnInAllWords[] = [
  { key: asId<FieldKey>('name'), names: ['Product', 'Ware'], options: [] },
  { key: asId<FieldKey>('maker'), names: ['Maker', 'Hersteller'], options: [] },
];

afterEach(() => void vi.restoreAllMocks());

const deliveries = {
  id: '1',
  title: 'Sheet',
  columns: ['Product', 'Delivered'],
  rowCount: 2,
  headerRow: 1,
  headerChoices: [],
  records: [
    { number: 2, cells: ['Milk', '05/06/2026'] },
    { number: 3, cells: ['Bread', '25/06/2026'] },
  ],
};

const open = (
  loadColumnNames: () => Promise<readonly ColumnInAllWords[]>,
  place = 'task.northwind.products',
): Promise<RenderedScreen> => {
  const table = {
    id: '1',
    title: 'Sheet',
    columns: ['Hersteller', 'Ware'],
    rowCount: 1,
    headerRow: 1,
    headerChoices: [],
    records: [{ number: 2, cells: ['Alm', 'Milch'] }],
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { readTables: { sourceName: 'Paste', tables: [table], issues: [] } } }),
  );
  return renderScreen(
    <ImportRowsDialog
      label="Deliveries"
      place={place}
      columns={columns}
      loadColumnNames={loadColumnNames}
      rowCount={0}
      onClose={() => undefined}
      onRows={() => undefined}
    />,
  );
};

const paste = async ({ user }: RenderedScreen): Promise<void> => {
  const box = await screen.findByRole('textbox', { name: 'Paste a table' });
  fireEvent.change(box, { target: { value: 'Hersteller\tWare\nAlm\tMilch' } });
  await user.click(screen.getByRole('button', { name: 'Read text' }));
};
const meaning = (column: string): Promise<HTMLInputElement> =>
  screen.findByRole('combobox', { name: `Meaning of the column ${column}` });

describe('pasted cells that were not imported', () => {
  it('are restored only in their own table, until discarded', async () => {
    const first = await open(async () => german);
    const box = async (): Promise<HTMLInputElement> =>
      screen.findByRole<HTMLInputElement>('textbox', { name: 'Paste a table' });
    fireEvent.change(await box(), { target: { value: 'Ware\nMilch' } });
    first.unmount();
    const other = await open(async () => german, 'task.southwind.products');
    expect((await box()).value).toBe('');
    other.unmount();
    const again = await open(async () => german);
    expect((await box()).value).toBe('Ware\nMilch');
    expect(screen.getByText('Unsaved changes restored')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect((await box()).value).toBe('');
    again.unmount();
    await open(async () => german);
    expect((await box()).value).toBe('');
  });
});

describe('rows of a file', () => {
  it('are read in every language of the form', async () => {
    await paste(await open(async () => german));
    expect((await meaning('Ware')).value).toBe('Product');
    expect((await meaning('Hersteller')).value).toBe('Maker');
  });

  it('are read in the reader’s language if other languages can’t be loaded', async () => {
    await paste(await open(() => Promise.reject(new TypeError('no connection'))));
    expect((await meaning('Ware')).value).not.toBe('Product');
    expect(screen.getAllByText('Milch')).not.toHaveLength(0);
  });

  it('are restored in the text box after a reload', async () => {
    const first = await open(async () => german);
    const box = (): Promise<HTMLTextAreaElement> =>
      screen.findByRole('textbox', { name: 'Paste a table' });
    fireEvent.change(await box(), { target: { value: 'Ware\nMilch' } });
    first.unmount();
    await open(async () => german);
    expect((await box()).value).toBe('Ware\nMilch');
  });
});

describe('the dates of a file', () => {
  it('show how they are read, and can be read in another order', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        data: { readTables: { sourceName: 'Paste', tables: [deliveries], issues: [] } },
      }),
    );
    const { user } = await renderScreen(
      <ImportRowsDialog
        label="Deliveries"
        place="task.northwind.deliveries"
        columns={[testColumn('name', 'Product', 'TEXT'), testColumn('at', 'Delivered', 'DATE')]}
        loadColumnNames={async () => []}
        rowCount={0}
        onClose={() => undefined}
        onRows={() => undefined}
      />,
    );
    const box = await screen.findByRole('textbox', { name: 'Paste a table' });
    fireEvent.change(box, { target: { value: 'Product\tDelivered\nMilk\t05/06/2026' } });
    await user.click(screen.getByRole('button', { name: 'Read text' }));
    expect(await screen.findByText(/“05\/06\/2026” is read as .*Jun/)).toBeTruthy();
    const take = () => screen.findByRole('button', { name: 'Import 2 rows' });
    await vi.waitFor(async () =>
      expect((await take()).getAttribute('aria-disabled')).not.toBe('true'),
    );
    await user.click(screen.getByRole('combobox', { name: 'Dates in “Delivered”' }));
    await user.click(await screen.findByRole('option', { name: 'Month first, then day' }));
    expect(await screen.findByText(/“05\/06\/2026” is read as .*May/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Import 1 valid row' })).toBeTruthy();
  });
});
