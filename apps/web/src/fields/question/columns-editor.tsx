import { asId, type FieldKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import { newConstraints } from '@baton/domain/field/fitted-field';
import type { FieldColumn } from '@baton/domain/field/field';
import { fieldLimits } from '@baton/domain/field/field-limits';
import { columnNameRefusal } from '@baton/domain/field/names-apart';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../lib/api/new-key.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useFocusWhenFewer } from '../../lib/focus/use-focus-when-fewer.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { NameInput } from '../../ui/question/name-input.tsx';
import { QuestionRows } from '../../ui/question/question-rows.tsx';
import { SettingsSection } from '../../ui/settings-section/settings-section.tsx';
import { FieldSettingsEditor } from './field-settings-editor.tsx';
import { FieldConstraints } from './field-constraints.tsx';
import { columnKinds } from './question-kinds.ts';

export interface ColumnsEditorProps {
  /** Name of the table. */
  readonly name: string;
  readonly columns: readonly FieldColumn[];
  /** The column that shows its settings first. */
  readonly openColumn: FieldKey | null;
  readonly disabled: boolean;
  /** Returns the error of a property by its path within the table field. */
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (columns: readonly FieldColumn[]) => void;
}

/** The columns of a table in order. One of them shows its settings. */
export function ColumnsEditor({
  name,
  columns,
  openColumn,
  disabled,
  errorAt,
  onChange,
}: ColumnsEditorProps): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(openColumn);
  const [added, setAdded] = useState<FieldKey | null>(null);
  const adder = useFocusWhenFewer(columns.length);
  const newName = (number: number): string => t('questions.column.newName', { number });
  const add = (): void => {
    const { origin: _, columns: _none, ...asked } = fieldDefaults;
    const key = asId<FieldKey>(newKey());
    let number = columns.length + 1;
    while (columnNameRefusal(newName(number), columns) !== null) number += 1;
    const fresh: FieldColumn = {
      ...asked,
      ...{ key, name: newName(number), required: false },
      ...{ kind: 'TEXT', constraints: newConstraints('TEXT') },
    };
    onChange([...columns, fresh]);
    setOpen(key);
    setAdded(key);
  };
  const move = (from: number, to: number): void => {
    const moved = columns[from];
    if (moved !== undefined) onChange(columns.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <SettingsSection
      title={t('questions.columns')}
      hint={columns.length === 0 ? t('questions.columnsHint') : undefined}
      action={
        !disabled && (
          <Button
            ref={adder}
            kind="subtle"
            size="x-small"
            icon={<Plus size={14} />}
            disabledReason={
              columns.length < fieldLimits.columns
                ? null
                : t('errors.TableSectionFullyOccupied', { name, maxColumns: fieldLimits.columns })
            }
            onClick={add}
          >
            {t('questions.column.add')}
          </Button>
        )
      }
    >
      {columns.length > 0 && (
        <QuestionRows
          rows={columns.map((column) => ({
            key: column.key,
            name: column.name,
            about: t('fields.editor.about', {
              kind: t(`fields.kind.${column.kind}`),
              use: t(column.required ? 'fields.use.REQUESTED' : 'fields.use.OPTIONAL'),
            }),
          }))}
          open={open}
          isEditable={!disabled}
          onOpen={setOpen}
          onMove={move}
          onRemove={(at) => onChange(columns.toSpliced(at, 1))}
          settings={(at) => {
            const column = columns[at];
            return (
              column !== undefined && (
                <ColumnSettings
                  column={column}
                  disabled={disabled}
                  isNew={added === column.key}
                  others={columns.toSpliced(at, 1)}
                  errorAt={(path) => errorAt(`columns.${column.key}.${path}`)}
                  onChange={(part) => onChange(columns.with(at, { ...column, ...part }))}
                />
              )
            );
          }}
        />
      )}
    </SettingsSection>
  );
}

interface ColumnSettingsProps {
  readonly column: FieldColumn;
  readonly disabled: boolean;
  /** True for a new column, whose name is edited immediately. */
  readonly isNew: boolean;
  readonly others: readonly FieldColumn[];
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (part: Partial<FieldColumn>) => void;
}

function ColumnSettings({
  column,
  disabled,
  isNew,
  others,
  errorAt,
  onChange,
}: ColumnSettingsProps): ReactNode {
  const t = useText();
  return (
    <>
      <NameInput
        label={t('questions.column.name')}
        required
        autoFocus={isNew}
        disabled={disabled}
        error={errorAt('name')}
        name={column.name}
        refusalOf={(name) => {
          const refusal = columnNameRefusal(name, others);
          return refusal === null ? null : errorText(t, refusal);
        }}
        onRename={(name) => onChange({ name })}
      />
      <FieldSettingsEditor
        content={column}
        kinds={columnKinds}
        disabled={disabled}
        errorAt={errorAt}
        onChange={onChange}
      />
      <FieldConstraints content={column} {...{ disabled, errorAt, onChange }} />
      <Checkbox
        label={t('questions.column.required')}
        disabled={disabled}
        checked={column.required}
        onChange={(required) => onChange({ required })}
      />
    </>
  );
}
