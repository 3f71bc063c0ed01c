import type { DueRule } from '@baton/domain/blueprint/content';
import type { ImportColumn } from '@baton/domain/import/import-table';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { importWizardFileMutation } from '../../__generated__/importWizardFileMutation.graphql.ts';
import type { importWizardMutation } from '../../__generated__/importWizardMutation.graphql.ts';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useDraft } from '../../lib/draft/use-draft.ts';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { importErrorText } from '../../fields/rows/import-error-text.ts';
import { isBlueprintFile, textOfSource } from './blueprint-file-source.ts';
import { ColumnsStep } from './columns-step.tsx';
import {
  requestPreview,
  type ImportMapping,
  type ImportPreview,
  type ImportTable,
} from './import-requests.ts';
import classes from './import-wizard.module.css';
import { ReviewStep } from './review-step.tsx';
import type { ImportSource } from '../../fields/rows/source/import-source.ts';
import { SourceStep } from '../../fields/rows/source/source-step.tsx';
import { useImportPlan } from './use-import-plan.ts';

type Step = 'source' | 'columns' | 'review';

interface Read {
  readonly source: ImportSource;
  readonly preview: ImportPreview;
}

interface Choice {
  readonly table: ImportTable;
  readonly columns: readonly ImportColumn[];
  readonly dayOrders: ImportMapping['dayOrders'];
}

const choose = (table: ImportTable): Choice => ({
  table,
  columns: table.suggestion,
  dayOrders: [],
});

/** Returns the largest table, because the others are usually notes. */
const mainTable = (tables: readonly ImportTable[]): ImportTable | undefined =>
  tables.toSorted((a, b) => Number(hasTask(b)) - Number(hasTask(a)) || b.rowCount - a.rowCount)[0];
const hasTask = (table: ImportTable): boolean => table.suggestion.includes('TASK');

export interface ImportWizardProps {
  readonly dueText: (rule: DueRule | null) => string;
  readonly onImported: (blueprintId: string) => void;
}

/** Imports a file as a draft in three steps. Going back and errors keep all selections. */
export function ImportWizard({ dueText, onImported }: ImportWizardProps): ReactNode {
  const t = useText();
  const [step, setStep] = useState<Step>('source');
  const pasted = useDraft('paste.plan', { empty: { text: '' } });
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [startDate, setStartDate] = useState<string | null>(null);
  const [stageStart, setStageStart] = useState<ImportMapping['stageStart']>('PREVIOUS_STAGE');
  const [name, setName] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  const { entryLocale: locale } = useFormats().clock;
  const mapping =
    choice === null
      ? null
      : {
          tableId: choice.table.id,
          columns: choice.columns,
          startDate,
          stageStart,
          locale,
          dayOrders: choice.dayOrders,
        };
  const planned = useImportPlan(read?.source ?? null, mapping);
  const command = useCommand<importWizardMutation>(
    graphql`
      mutation importWizardMutation($input: ImportBlueprintInput!) {
        importBlueprint(input: $input) {
          blueprint {
            id
          }
        }
      }
    `,
    { fields: ['name'] },
  );

  const takeIn = useCommand<importWizardFileMutation>(
    graphql`
      mutation importWizardFileMutation($input: ImportBlueprintFileInput!) {
        importBlueprintFile(input: $input) {
          blueprint {
            id
            name
          }
          missing
        }
      }
    `,
    {
      onError: (error) => {
        setFailure(error);
        return true;
      },
    },
  );

  // Moves focus to a new step, which is a new page for screen readers.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  const open = async (source: ImportSource): Promise<void> => {
    setIsReading(true);
    setFailure(null);
    try {
      if (isBlueprintFile(source)) {
        await openFile(source);
        return;
      }
      const preview = await requestPreview(source);
      const table = mainTable(preview.tables);
      setRead({ source, preview });
      setChoice(table === undefined ? null : choose(table));
      setStartDate(null);
      setName(preview.suggestedName);
      setStep('columns');
    } catch (thrown) {
      setFailure(asApiError(thrown));
    } finally {
      setIsReading(false);
    }
  };
  /** Opens an exported blueprint, which needs no further input. */
  const openFile = async (source: ImportSource): Promise<void> => {
    const answer = await takeIn.run((idempotencyKey) => ({
      input: { idempotencyKey, text: textOfSource(source) },
    }));
    if (answer === null) return;
    const { blueprint, missing } = answer.importBlueprintFile;
    notify({ tone: 'success', text: t('transfer.imported', { name: blueprint.name }) });
    if (missing.length > 0)
      notify({
        tone: 'neutral',
        text: t('transfer.missing', { count: missing.length, names: missing.join(', ') }),
      });
    pasted.forget();
    onImported(blueprint.id);
  };
  /** Reads the file again with another table or header row. A header row belongs to one table. */
  const readAgain = async (tableId: string, headerRow?: number): Promise<void> => {
    if (read === null) return;
    const { headerRow: before, ...file } = read.source;
    const source = headerRow === undefined ? file : { ...file, headerRow };
    setIsReading(true);
    try {
      const preview = before === headerRow ? read.preview : await requestPreview(source);
      const table = preview.tables.find(({ id }) => id === tableId);
      setRead({ source, preview });
      setChoice(table === undefined ? null : choose(table));
    } catch (thrown) {
      setFailure(asApiError(thrown));
      setStep('source');
    } finally {
      setIsReading(false);
    }
  };
  const create = async (): Promise<void> => {
    if (read === null || mapping === null) return;
    const response = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, name, source: read.source, mapping },
    }));
    if (response === null) return;
    pasted.forget();
    onImported(response.importBlueprint.blueprint.id);
  };

  const [refusal] = failure?.refusals ?? [];
  const steps = [
    { key: 'source' as const, label: t('imports.step.source') },
    { key: 'columns' as const, label: t('imports.step.columns') },
    { key: 'review' as const, label: t('imports.step.review') },
  ];
  return (
    <div className={classes.root} data-step={step}>
      <Stepper label={t('imports.steps')} steps={steps} current={step} onBackTo={setStep} />
      <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
        {steps.find(({ key }) => key === step)?.label}
      </h2>
      {step === 'source' && (
        <SourceStep
          pasted={pasted}
          isReading={isReading}
          error={refusal === undefined ? null : importErrorText(t, refusal)}
          onSource={(source) => void open(source)}
        />
      )}
      {step === 'columns' && read !== null && choice !== null && (
        <ColumnsStep
          preview={read.preview}
          table={choice.table}
          columns={choice.columns}
          startDate={startDate}
          planned={planned}
          dueText={dueText}
          onTable={({ id }) => void readAgain(id)}
          isReading={isReading}
          onHeader={(row) => void readAgain(choice.table.id, row)}
          onColumns={(columns) => setChoice({ ...choice, columns })}
          onStartDate={setStartDate}
          stageStart={stageStart}
          onStageStart={setStageStart}
          onDayOrder={(column, order) =>
            setChoice({
              ...choice,
              dayOrders: [
                ...choice.dayOrders.filter((one) => one.column !== column),
                { column, order },
              ],
            })
          }
          onBack={() => setStep('source')}
          onNext={() => setStep('review')}
        />
      )}
      {step === 'review' && read !== null && (
        <ReviewStep
          name={name}
          onName={(value) => {
            setName(value);
            command.reset();
          }}
          nameError={command.fieldErrors['name']}
          issues={read.preview.issues}
          planned={planned}
          dueText={dueText}
          isCreating={command.isPending}
          onBack={() => setStep('columns')}
          onCreate={() => void create()}
        />
      )}
    </div>
  );
}
