import type { DueRule } from '@baton/domain/blueprint/content';
import type { DayOrder } from '@baton/domain/field/written/day-order';
import type { ImportColumn } from '@baton/domain/import/import-table';
import type { StageStart } from '@baton/domain/import/plan/plan-stage-dates';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { importErrorText } from '../../fields/rows/import-error-text.ts';
import { DayOrderChoice } from '../../fields/rows/day-order-choice.tsx';
import { HeaderRow } from '../../fields/rows/header-row.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import type { ImportPreview, ImportTable } from './import-requests.ts';
import classes from './import-wizard.module.css';
import { PlanPreview } from './plan-preview.tsx';
import { TableChoice } from '../../fields/rows/source/table-choice.tsx';
import type { PlanState } from './use-import-plan.ts';

export interface ColumnsStepProps {
  readonly preview: ImportPreview;
  readonly table: ImportTable;
  readonly columns: readonly ImportColumn[];
  readonly startDate: string | null;
  readonly planned: PlanState;
  readonly dueText: (rule: DueRule | null) => string;
  readonly onTable: (table: ImportTable) => void;
  readonly isReading: boolean;
  /** Called with another header row. */
  readonly onHeader: (row: number) => void;
  readonly onColumns: (columns: readonly ImportColumn[]) => void;
  readonly onStartDate: (date: string | null) => void;
  readonly stageStart: StageStart;
  readonly onStageStart: (start: StageStart) => void;
  readonly onDayOrder: (column: number, order: DayOrder) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Maps columns next to a preview of the result. */
export function ColumnsStep({
  preview,
  table,
  columns,
  startDate,
  planned,
  dueText,
  onTable,
  isReading,
  onHeader,
  onColumns,
  onStartDate,
  stageStart,
  onStageStart,
  onDayOrder,
  onBack,
  onNext,
}: ColumnsStepProps): ReactNode {
  const t = useText();
  const refusals = planned.error?.refusals ?? [];
  const ofColumns = refusals.find(({ field }) => field?.endsWith('columns'));
  const ofDate = refusals.find(({ field }) => field?.endsWith('startDate'));
  const hasDates = columns.includes('DUE_DATE') || columns.includes('START_DATE');
  const counted = planned.plan?.startDate ?? null;
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.left}>
          <h3 className={classes.title}>{t('imports.columns.title')}</h3>
          <p className={classes.about}>
            {t('imports.columns.about', { file: preview.sourceName })}
          </p>
          {preview.tables.length > 1 && (
            <TableChoice
              tables={preview.tables}
              value={table.id}
              onChange={(id) => {
                const selected = preview.tables.find((one) => one.id === id);
                if (selected !== undefined) onTable(selected);
              }}
            />
          )}
          <HeaderRow table={table} isReading={isReading} onChange={onHeader} />
          <ColumnMapping
            table={table}
            columns={columns}
            error={ofColumns === undefined ? null : importErrorText(t, ofColumns)}
            onChange={onColumns}
          />
          {(planned.plan?.dateColumns ?? []).map(({ column, order, isProven, example }) => (
            <DayOrderChoice
              key={column}
              header={table.columns[column] ?? ''}
              order={order ?? null}
              isProven={isProven}
              example={example ?? null}
              onOrder={(next) => onDayOrder(column, next)}
            />
          ))}
          {hasDates && (
            <DatePicker
              label={t('imports.startDate')}
              description={t('imports.startDateHint')}
              value={startDate ?? counted}
              error={ofDate === undefined ? null : importErrorText(t, ofDate)}
              onChange={onStartDate}
            />
          )}
          {hasDates && (
            <Checkbox
              label={t('imports.stageStart')}
              description={
                planned.plan?.stagesOverlap === true
                  ? t('imports.stagesOverlap')
                  : t('imports.stageStartHint')
              }
              checked={stageStart === 'DATE'}
              onChange={(isByDate) => onStageStart(isByDate ? 'DATE' : 'PREVIOUS_STAGE')}
            />
          )}
        </div>
        <PlanPreview planned={planned} dueText={dueText} limit={12} />
      </div>
      <div className={classes.buttons}>
        <Button onClick={onBack}>{t('imports.back')}</Button>
        <Button
          kind="primary"
          disabledReason={
            planned.plan === null || planned.error !== null ? t('imports.columns.first') : null
          }
          onClick={onNext}
        >
          {t('imports.next')}
        </Button>
      </div>
    </>
  );
}
