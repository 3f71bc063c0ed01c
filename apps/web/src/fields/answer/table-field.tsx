import { Suspense, useId, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { RequiredMark } from '../../ui/field/required-mark.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { TableAnswerProps } from './table-answer.tsx';
import classes from './table-field.module.css';

const TableAnswer = lazyComponent(async () => (await import('./table-answer.tsx')).TableAnswer);

export interface TableFieldProps extends TableAnswerProps {
  readonly error?: string | null | undefined;
  readonly status?: ReactNode;
  readonly description?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

/** A table with its label. The editor is loaded on first use. */
export function TableField({
  error,
  status,
  description,
  isRequired = false,
  ...table
}: TableFieldProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div className={classes.table} role="group" aria-labelledby={id}>
      <div className={classes.head}>
        <span className={classes.label} id={id}>
          {table.label} {isRequired && <span className="visually-hidden">{t('ui.required')}</span>}
        </span>
        {isRequired && <RequiredMark />}
        {status !== undefined && <span className={classes.status}>{status}</span>}
      </div>
      {description !== undefined && <p className={classes.description}>{description}</p>}
      <Suspense fallback={<Skeleton rows={3} />}>
        <TableAnswer {...table} />
      </Suspense>
      <div className={classes.error} role="alert" hidden={!error}>
        {error}
      </div>
    </div>
  );
}
