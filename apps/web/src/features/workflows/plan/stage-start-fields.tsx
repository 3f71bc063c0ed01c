import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { MultiSelect, Select } from '../../../ui/select/select.tsx';
import type { AddStage, StageDraft, StagePlace } from './use-add-stage.ts';

interface StageStartFieldsProps {
  readonly adding: AddStage;
  readonly stages: readonly StagePlace[];
}

const starts = ['PREVIOUS_STAGE', 'BESIDE', 'WORKFLOW_START', 'AFTER_STAGES', 'DATE'] as const;
const joins = ['ALL_RESOLVED', 'ALL_COMPLETED', 'ANY_COMPLETED'] as const;
/** Option value for the first position. */
const first = 'first';

/** Position and trigger of a new stage. */
export function StageStartFields({ adding, stages }: StageStartFieldsProps): ReactNode {
  const t = useText();
  const { draft, change, errorAt } = adding;
  const name = stages.find(({ id }) => id === draft.behind)?.name ?? '';
  // The first stage has no predecessor and no stage to start with.
  const offered = draft.behind === null ? starts.slice(2) : starts;
  const move = (place: string): void => {
    const behind = place === first ? null : place;
    const isBound = draft.start === 'PREVIOUS_STAGE' || draft.start === 'BESIDE';
    change({ behind, ...(behind === null && isBound && { start: 'WORKFLOW_START' }) });
  };
  const options = stages.map((stage) => ({ value: stage.id, label: stage.name }));
  return (
    <>
      <Select
        label={t('stages.place')}
        clearable={false}
        searchable
        value={draft.behind ?? first}
        options={[
          { value: first, label: t('stages.place.first') },
          ...options.map(({ value, label }) => ({
            value,
            label: t('stages.place.behind', { name: label }),
          })),
        ]}
        onChange={(place) => move(place ?? first)}
      />
      <Select<StageDraft['start']>
        label={t('stages.start')}
        description={draft.behind === null ? undefined : t('stages.startHint')}
        clearable={false}
        value={draft.start}
        options={offered.map((start) => ({
          value: start,
          label: t(`stages.start.${start}`, { name }),
        }))}
        onChange={(start) => change({ start: start ?? 'WORKFLOW_START' })}
      />
      {draft.start === 'AFTER_STAGES' && (
        <>
          <MultiSelect
            label={t('plan.after')}
            required
            searchable
            value={draft.stages}
            options={options}
            onChange={(chosen) => change({ stages: chosen })}
            error={errorAt('stageIds')}
          />
          {draft.stages.length > 1 && (
            <Select<StageDraft['join']>
              label={t('stages.join')}
              clearable={false}
              value={draft.join}
              options={joins.map((join) => ({ value: join, label: t(`blueprints.join.${join}`) }))}
              onChange={(join) => change({ join: join ?? 'ALL_RESOLVED' })}
            />
          )}
        </>
      )}
      {draft.start === 'DATE' && (
        <DatePicker
          label={t('stages.date')}
          required
          value={draft.date}
          onChange={(date) => change({ date })}
          error={errorAt('date')}
        />
      )}
    </>
  );
}
