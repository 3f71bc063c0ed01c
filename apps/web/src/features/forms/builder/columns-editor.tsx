import { asId, type FieldKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import type { BlueprintField, ColumnKind, FieldColumn } from '@baton/domain/field/field';
import { putFormField } from '@baton/domain/form/edit-form';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { useBuilder } from './builder-context.ts';
import classes from './rules-editor.module.css';
import { useTyped } from './use-typed.ts';

const columnKinds = [
  'TEXT',
  'NUMBER',
  'DATE',
  'CHECKBOX',
  'EMAIL',
  'PHONE',
] as const satisfies readonly ColumnKind[];

/** The columns of a table, in their order. */
export function ColumnsEditor({ field }: { readonly field: BlueprintField }): ReactNode {
  const t = useText();
  const { edit, isEditable } = useBuilder();
  const put = (columns: readonly FieldColumn[]): void =>
    void edit((form) => {
      const now = form.fields[field.key];
      return now === undefined ? form : putFormField(form, { ...now, columns });
    });
  const { columns } = field;
  const add = (): void => {
    const { origin: _, columns: _none, ...asked } = fieldDefaults;
    const name = t('forms.column.newName', { number: columns.length + 1 });
    const key = asId<FieldKey>(newKey());
    put([...columns, { ...asked, key, name, kind: 'TEXT', required: false }]);
  };
  return (
    <SettingsSection
      title={t('forms.columnsOfTable')}
      action={
        isEditable && (
          <Button kind="subtle" size="x-small" icon={<Plus size={14} />} onClick={add}>
            {t('forms.column.add')}
          </Button>
        )
      }
    >
      {columns.map((column, at) => (
        <div key={column.key} className={classes.rule} role="group" aria-label={column.name}>
          <ColumnName column={column} field={field} />
          <Select<FieldColumn['kind']>
            label={t('fields.editor.kind')}
            clearable={false}
            disabled={!isEditable}
            value={column.kind}
            options={columnKinds.map((kind) => ({ value: kind, label: t(`fields.kind.${kind}`) }))}
            onChange={(kind) => put(columns.with(at, { ...column, kind: kind ?? 'TEXT' }))}
          />
          <Checkbox
            label={t('fields.use.REQUESTED')}
            disabled={!isEditable}
            checked={column.required}
            onChange={(required) => put(columns.with(at, { ...column, required }))}
          />
          {isEditable && (
            <span>
              <IconButton
                label={t('fields.editor.up', { name: column.name })}
                icon={<ArrowUp size={15} />}
                disabled={at === 0}
                onClick={() => put(columns.toSpliced(at, 1).toSpliced(at - 1, 0, column))}
              />
              <IconButton
                label={t('fields.editor.down', { name: column.name })}
                icon={<ArrowDown size={15} />}
                disabled={at === columns.length - 1}
                onClick={() => put(columns.toSpliced(at, 1).toSpliced(at + 1, 0, column))}
              />
              <IconButton
                label={t('fields.editor.remove', { name: column.name })}
                icon={<Trash2 size={15} />}
                onClick={() => put(columns.toSpliced(at, 1))}
              />
            </span>
          )}
        </div>
      ))}
    </SettingsSection>
  );
}

interface ColumnNameProps {
  readonly column: FieldColumn;
  readonly field: BlueprintField;
}

function ColumnName({ column, field }: ColumnNameProps): ReactNode {
  const t = useText();
  const { isEditable } = useBuilder();
  const name = useTyped(column.name, (value) => (form) => {
    const now = form.fields[field.key];
    if (now === undefined) return form;
    const columns = now.columns.map((one) =>
      one.key === column.key ? { ...one, name: value.trim() } : one,
    );
    return putFormField(form, { ...now, columns });
  });
  return (
    <TextInput
      label={t('fields.editor.name')}
      required
      disabled={!isEditable}
      value={name.value}
      error={name.error}
      onChange={name.set}
      onBlur={name.save}
    />
  );
}
