import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';

/** No header row. */
const none = 0;

export interface HeaderRowProps {
  readonly table: {
    readonly headerRow: number;
    readonly headerChoices: readonly {
      readonly number: number;
      readonly cells: readonly string[];
    }[];
  };
  readonly isReading: boolean;
  /** Called to read the file again with another header row. 0 means no header row. */
  readonly onChange: (row: number) => void;
}

/** Selects the header row. Shows nothing if the file format defines it. */
export function HeaderRow({ table, isReading, onChange }: HeaderRowProps): ReactNode {
  const t = useText();
  if (table.headerChoices.length === 0) return null;
  return (
    <Select
      label={t('rows.header')}
      clearable={false}
      disabled={isReading}
      value={String(table.headerRow)}
      options={[
        ...table.headerChoices.map(({ number, cells }) => ({
          value: String(number),
          label: t('rows.header.row', {
            row: number,
            cells: cells.filter((cell) => cell.trim() !== '').join(' · '),
          }),
        })),
        { value: String(none), label: t('rows.header.none') },
      ]}
      onChange={(row) => row !== null && Number(row) !== table.headerRow && onChange(Number(row))}
    />
  );
}
