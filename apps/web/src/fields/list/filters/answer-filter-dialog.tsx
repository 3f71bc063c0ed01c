import type { ListFieldFilter } from '@baton/domain/list/field-filters';
import { filterRefusal, type FieldFilter } from '@baton/domain/condition/field-filter';
import { comparisonOf } from '@baton/domain/condition/filter-operators';
import { arityOf } from '@baton/domain/condition/operators';
import type { BlueprintField } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import type { FilterOperator } from '@baton/domain/field/kinds/kind-record';
import { startTransition, Suspense, useState, type ReactNode } from 'react';
import { ComparisonValues } from '../../../fields/condition/comparison-values.tsx';
import { LibraryPicker } from '../../../fields/library/library-picker.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FilterDialog } from '../../../ui/filter-bar/filter-dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import classes from './filter-button.module.css';
import { useFilterField } from './use-filter-field.ts';

export interface AnswerFilterDialogProps {
  readonly current: ListFieldFilter | null;
  readonly onClose: () => void;
  /** Null removes the filter. */
  readonly onFilter: (current: ListFieldFilter | null) => void;
}

/** Selects a field, operator, and value to filter by. */
export function AnswerFilterDialog(props: AnswerFilterDialogProps): ReactNode {
  const t = useText();
  const { current, onClose } = props;
  // The selected custom field is loaded with all its versions.
  const [picked, setPicked] = useState<{ readonly field: string } | null>(null);
  const pick = (field: string): void => startTransition(() => setPicked({ field }));
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={onClose} title={t('workflows.answer.title')} size="small">
          <Skeleton variant="text" />
        </Dialog>
      }
    >
      {picked !== null ? (
        <Known {...props} onPick={pick} field={picked.field} isPicked />
      ) : current === null ? (
        <Editor {...props} onPick={pick} begins={null} isPicked={false} />
      ) : (
        <Known {...props} onPick={pick} field={current.field} isPicked={false} />
      )}
    </Suspense>
  );
}

function Known({
  field,
  ...props
}: Omit<EditorProps, 'begins'> & { readonly field: string }): ReactNode {
  return <Editor key={field} {...props} begins={useFilterField(field)} />;
}

/** Returns true for field types that can be filtered. Tables are searched in their workflow. */
const isOffered = ({ kind }: BlueprintField): boolean => fieldKinds[kind].filters.length > 0;

const beginning = ({ kind }: BlueprintField): FieldFilter => ({
  operator: fieldKinds[kind].filters[0] ?? 'EQUALS',
  values: kind === 'CHECKBOX' ? [true] : [],
});

interface EditorProps extends AnswerFilterDialogProps {
  readonly begins: BlueprintField | null;
  /** True if the field was just selected. */
  readonly isPicked: boolean;
  readonly onPick: (field: string) => void;
}

function Editor({ current, begins, isPicked, onPick, onClose, onFilter }: EditorProps): ReactNode {
  const t = useText();
  const [field, setField] = useState(begins);
  const [filter, setFilter] = useState<FieldFilter>(
    (isPicked ? null : current?.filter) ??
      (begins === null ? { operator: 'EQUALS', values: [] } : beginning(begins)),
  );
  const [isRefused, setRefused] = useState(false);
  const isWhole = field !== null && filterRefusal(field, filter) === null;
  const operate = (operator: FilterOperator): void => {
    const isSame = arityOf(comparisonOf(operator)) === arityOf(comparisonOf(filter.operator));
    setFilter({ operator, values: isSame ? filter.values : [] });
  };
  const apply = (): void => {
    if (!isWhole || field.origin === null) return setRefused(true);
    onFilter({ field: field.origin.field, filter });
    onClose();
  };
  return (
    <FilterDialog
      title={t('workflows.answer.title')}
      removal={
        current === null ? null : { label: t('workflows.answer.remove'), run: () => onFilter(null) }
      }
      onApply={apply}
      onClose={onClose}
    >
      <p className={classes.hint}>{t('workflows.answer.hint')}</p>
      {field === null ? (
        <LibraryPicker
          label={t('workflows.answer.field')}
          isOffered={isOffered}
          onUse={({ origin }) => {
            if (origin === null) return;
            if (origin.field !== begins?.origin?.field) return onPick(origin.field);
            setField(begins);
            setFilter(beginning(begins));
            setRefused(false);
          }}
        />
      ) : (
        <>
          <div className={classes.field}>
            <span className={classes.name}>{field.name}</span>
            <Button kind="subtle" size="small" onClick={() => setField(null)}>
              {t('workflows.answer.otherField')}
            </Button>
          </div>
          <Select<FilterOperator>
            label={t('fields.condition.operator')}
            // After a selection, focus moves to the next input.
            autoFocus={isPicked}
            clearable={false}
            value={filter.operator}
            options={fieldKinds[field.kind].filters.map((operator) => ({
              value: operator,
              label: t(`fields.operator.${comparisonOf(operator)}`),
            }))}
            onChange={(operator) => operate(operator ?? filter.operator)}
          />
          <ComparisonValues
            key={`${field.key} ${filter.operator}`}
            choice={{
              ...{ id: field.key, operand: field.key, label: field.name, group: '', field },
              ...{ isOutcome: false, operators: [] },
            }}
            operator={comparisonOf(filter.operator)}
            values={filter.values}
            disabled={false}
            onChange={(values) => setFilter({ ...filter, values })}
          />
        </>
      )}
      {isRefused && !isWhole && (
        <p className={classes.fault} role="alert">
          {t('workflows.answer.incomplete')}
        </p>
      )}
    </FilterDialog>
  );
}
