import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { columnText, mostColumns, type ListColumn } from '@baton/domain/list/list-columns';
import { LibraryPicker } from '../../../fields/library/library-picker.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import classes from './columns-dialog.module.css';
import { useFilterField } from '../filters/use-filter-field.ts';

export interface ColumnsDialogProps {
  readonly columns: readonly ListColumn<string>[];
  /** The columns of a list without a choice. */
  readonly defaults: readonly ListColumn<string>[];
  /** Names of all columns that aren't fields. */
  readonly names: Readonly<Record<string, MessageId>>;
  readonly onChange: (columns: readonly ListColumn<string>[]) => void;
  readonly onClose: () => void;
}

/** Selects the columns of a list and their order. */
export function ColumnsDialog({
  columns,
  defaults,
  names,
  onChange,
  onClose,
}: ColumnsDialogProps): ReactNode {
  const t = useText();
  const { navigation } = useViewer();
  const [selected, setSelected] = useState(columns);
  const keys = selected.map(columnText);
  const offered = Object.entries(names).filter(([name]) => !keys.includes(name));
  const isFull = selected.length >= mostColumns;
  const add = (column: ListColumn<string>): void => {
    if (!keys.includes(columnText(column))) setSelected([...selected, column]);
  };
  const move = (from: number, by: 1 | -1): void => {
    const [column] = selected.slice(from, from + 1);
    if (column === undefined) return;
    setSelected(selected.toSpliced(from, 1).toSpliced(from + by, 0, column));
  };
  const remove = (key: string): void =>
    setSelected(selected.filter((column) => columnText(column) !== key));
  const nameOf = (name: string): string => {
    const text = names[name];
    return text === undefined ? name : t(text);
  };
  const apply = (): void => {
    onChange(selected);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('views.columnsTitle')}
      size="small"
      footer={
        <>
          <Button kind="subtle" onClick={() => setSelected(defaults)}>
            {t('views.columnsDefault')}
          </Button>
          <Button kind="primary" onClick={apply}>
            {t('views.columnsApply')}
          </Button>
        </>
      }
    >
      <ol className={classes.list} aria-label={t('views.columnsShown')}>
        {selected.map((column, at) => {
          const key = keys[at] ?? '';
          return (
            <li key={key} className={classes.line}>
              <span className={classes.name} id={`column-${key}`}>
                <Suspense fallback="…">
                  {column.kind === 'NAMED' ? (
                    nameOf(column.name)
                  ) : (
                    <FieldName field={column.field} />
                  )}
                </Suspense>
              </span>
              <span className={classes.buttons} role="group" aria-labelledby={`column-${key}`}>
                <IconButton
                  size="x-small"
                  label={t('views.columnEarlier')}
                  icon={<ArrowUp />}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  size="x-small"
                  label={t('views.columnLater')}
                  icon={<ArrowDown />}
                  disabled={at === selected.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  size="x-small"
                  label={t('views.columnRemove')}
                  icon={<X />}
                  disabledReason={key === 'name' ? t('views.columnNeeded') : null}
                  onClick={() => remove(key)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {!isFull && (
        <>
          <div className={classes.offered} role="group" aria-label={t('views.columnsOffered')}>
            {offered.map(([name, text]) => (
              <Button
                key={name}
                size="small"
                icon={<Plus size={13} />}
                onClick={() => add({ kind: 'NAMED', name })}
              >
                {t(text)}
              </Button>
            ))}
          </div>
          {navigation.customFields && (
            <LibraryPicker
              label={t('views.columnField')}
              onUse={({ origin }) => {
                if (origin !== null) add({ kind: 'FIELD', field: origin.field });
              }}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function FieldName({ field }: { readonly field: string }): ReactNode {
  const t = useText();
  return useFilterField(field)?.name ?? t('views.columnGone');
}
