import { useState, type ReactNode } from 'react';
import { TableEditor } from '../../ui/table-editor/table-editor.tsx';
import {
  emptyColumn,
  fieldColumn,
  type TableColumn,
  type TableRow,
} from '../../ui/table-editor/table-model.ts';
import { applyPatches } from '../../ui/table-editor/table-patches.ts';
import { galleryParties } from './gallery-parties.ts';
import { GallerySample } from './gallery-sample.tsx';

const units = ['Litre', 'Kilogram', 'Pallet'].map((label) => ({ value: label, label }));
const checks = ['Taste', 'Smell', 'Temperature', 'Weight'].map((label) => ({
  value: label,
  label,
}));
const parties = galleryParties.map(({ id, name }) => ({ value: id, label: name }));

const columns: readonly TableColumn[] = [
  { id: fieldColumn('name'), label: 'Product', kind: 'TEXT', isRequired: true },
  { id: fieldColumn('count'), label: 'Count', kind: 'NUMBER', min: 0 },
  { id: fieldColumn('price'), label: 'Price', kind: 'CURRENCY', unit: 'EUR' },
  { id: fieldColumn('day'), label: 'Delivered', kind: 'DATE' },
  { id: fieldColumn('unit'), label: 'Unit', kind: 'SELECT', options: units },
  { id: fieldColumn('checks'), label: 'Checks', kind: 'MULTI_SELECT', options: checks },
  { id: fieldColumn('cold'), label: 'Chilled', kind: 'CHECKBOX' },
  { id: fieldColumn('mail'), label: 'Contact', kind: 'EMAIL' },
  { id: fieldColumn('phone'), label: 'Telephone', kind: 'PHONE' },
  { id: fieldColumn('people'), label: 'Checked by', kind: 'PEOPLE', options: parties },
];

const names = ['Whole milk', 'Butter, salted', 'Goat cheese', 'Coconut milk'];

const rowOf = (index: number): TableRow => ({
  id: `row-${index}`,
  values: {
    [fieldColumn('name')]: `${names[index % names.length] ?? ''} ${index + 1}`,
    [fieldColumn('count')]: (index * 37) % 2400,
    [fieldColumn('price')]: ((index * 911) % 100_000) / 100,
    [fieldColumn('day')]: `2027-03-${String((index % 28) + 1).padStart(2, '0')}`,
    [fieldColumn('unit')]: units[index % units.length]?.value ?? null,
    [fieldColumn('checks')]: checks.slice(0, index % 3).map(({ value }) => value),
    [fieldColumn('cold')]: index % 2 === 0,
    [fieldColumn('mail')]: `quality-${index % 40}@example.com`,
    [fieldColumn('phone')]: '+66 2 123 4567',
    [fieldColumn('people')]: [parties[index % parties.length]?.value ?? ''],
  },
});

const many = Array.from({ length: 5000 }, (_, index) => rowOf(index));
const few = many.slice(0, 3);
const faults = new Map([['row-1', { [fieldColumn('count')]: 'Enter 1000 or more.' }]]);

function Kept({ label, start, count }: SampleProps): ReactNode {
  const [rows, setRows] = useState(start);
  const shown = columns.slice(0, count);
  return (
    <TableEditor
      label={label}
      columns={shown}
      rows={rows}
      errors={faults}
      storageKey={`gallery-${label}`}
      newRowId={() => crypto.randomUUID()}
      onChange={(patches) => setRows(applyPatches(rows, patches))}
    />
  );
}

interface SampleProps {
  readonly label: string;
  readonly start: readonly TableRow[];
  readonly count?: number | undefined;
}

export function GalleryTable(): ReactNode {
  return (
    <>
      <GallerySample title="TableEditor: every kind, with an error" layout="block">
        <Kept label="Deliveries" start={few} />
      </GallerySample>
      <GallerySample title="TableEditor: 5,000 rows" layout="block">
        <Kept label="All deliveries" start={many} />
      </GallerySample>
      <GallerySample title="TableEditor: empty" layout="block">
        <Kept label="No deliveries" start={[]} count={3} />
      </GallerySample>
      <GallerySample title="TableEditor: read only, with a placeholder column" layout="block">
        <TableEditor
          label="Past deliveries"
          isReadOnly
          columns={[...columns.slice(0, 3), { id: emptyColumn(1), label: '', kind: 'TEXT' }]}
          rows={few}
          storageKey="gallery-read"
          newRowId={() => ''}
          onChange={() => undefined}
        />
      </GallerySample>
    </>
  );
}
