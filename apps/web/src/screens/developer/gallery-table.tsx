import { asId, type FieldKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import { noConstraints } from '@baton/domain/field/field-constraints';
import type { ColumnKind, FieldColumn } from '@baton/domain/field/field';
import { useState, type ReactNode } from 'react';
import { useTableColumns } from '../../fields/answer/use-table-columns.tsx';
import { TableEditor } from '../../ui/table-editor/table-editor.tsx';
import { emptyColumn, fieldColumn, type TableRow } from '../../ui/table-editor/table-model.ts';
import { applyPatches } from '../../ui/table-editor/table-patches.ts';
import { galleryParties } from './gallery-parties.ts';
import { GallerySample } from './gallery-sample.tsx';

const choices = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const units = choices('Litre', 'Kilogram', 'Pallet');
const checks = choices('Taste', 'Smell', 'Temperature', 'Weight');
const { origin: _origin, columns: _columns, ...nothing } = fieldDefaults;
const column = (
  key: string,
  name: string,
  kind: ColumnKind,
  over: Partial<FieldColumn> = {},
): FieldColumn => ({ ...nothing, key: asId<FieldKey>(key), name, kind, required: false, ...over });

const columns: readonly FieldColumn[] = [
  column('name', 'Product', 'TEXT', { required: true }),
  column('count', 'Count', 'NUMBER', { constraints: { ...noConstraints, min: 0 } }),
  column('price', 'Price', 'CURRENCY', { unit: 'EUR' }),
  column('day', 'Delivered', 'DATE'),
  column('unit', 'Unit', 'SELECT', { options: units, mayAppend: true }),
  column('checks', 'Checks', 'MULTI_SELECT', { options: checks }),
  column('cold', 'Chilled', 'CHECKBOX'),
  column('mail', 'Contact', 'EMAIL'),
  column('phone', 'Telephone', 'PHONE'),
  column('people', 'Checked by', 'PEOPLE'),
];

const names = ['Whole milk', 'Butter, salted', 'Goat cheese', 'Coconut milk'];

const rowOf = (index: number): TableRow => ({
  id: `row-${index}`,
  values: {
    [fieldColumn('name')]: `${names[index % names.length] ?? ''} ${index + 1}`,
    [fieldColumn('count')]: (index * 37) % 2400,
    [fieldColumn('price')]: ((index * 911) % 100_000) / 100,
    [fieldColumn('day')]: `2027-03-${String((index % 28) + 1).padStart(2, '0')}`,
    [fieldColumn('unit')]: units[index % units.length]?.id ?? null,
    [fieldColumn('checks')]: checks.slice(0, index % 3).map(({ id }) => id),
    [fieldColumn('cold')]: index % 2 === 0,
    [fieldColumn('mail')]: `quality-${index % 40}@example.com`,
    [fieldColumn('phone')]: '+66 2 123 4567',
    [fieldColumn('people')]: [galleryParties[index % galleryParties.length]?.id ?? ''],
  },
});

const many = Array.from({ length: 5000 }, (_, index) => rowOf(index));
const few = many.slice(0, 3);
const faults = new Map([['row-1', { [fieldColumn('count')]: 'Enter 1000 or more.' }]]);

function Kept({ label, start, count }: SampleProps): ReactNode {
  const [rows, setRows] = useState(start);
  const shown = useTableColumns(columns.slice(0, count), galleryParties);
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
  const read = useTableColumns(columns.slice(0, 3), []);
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
          columns={[...read, { id: emptyColumn(1), label: '', kind: 'TEXT' }]}
          rows={few}
          storageKey="gallery-read"
          newRowId={() => ''}
          onChange={() => undefined}
        />
      </GallerySample>
    </>
  );
}
