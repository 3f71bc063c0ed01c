import type { StageStatus } from '@baton/domain/run-model/run';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { stageStatusLook } from '../../../lib/status/status-look.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { FilterDialog } from '../../../ui/filter-bar/filter-dialog.tsx';
import { MultiSelect, Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { stageStatuses, type ListStageFilter } from './list-stage-filter.ts';
import { StartedBlueprintSelect } from './started-blueprint-select.tsx';
import { useFilterBlueprint } from './use-filter-blueprint.ts';

export interface StageFilterDialogProps {
  readonly current: ListStageFilter | null;
  readonly onClose: () => void;
  /** Null removes the filter. */
  readonly onFilter: (current: ListStageFilter | null) => void;
}

const nothing: ListStageFilter = {
  blueprint: null,
  withVariants: false,
  stage: null,
  statuses: [],
};

/** Selects a blueprint and the status of one of its stages. */
export function StageFilterDialog({
  current,
  onClose,
  onFilter,
}: StageFilterDialogProps): ReactNode {
  const t = useText();
  const [wanted, setWanted] = useState(current ?? nothing);
  const apply = (): void => {
    const isAsked = wanted.blueprint !== null || wanted.statuses.length > 0;
    onFilter(
      isAsked ? { ...wanted, stage: wanted.statuses.length > 0 ? wanted.stage : null } : null,
    );
    onClose();
  };
  return (
    <FilterDialog
      title={t('filters.stage.title')}
      removal={
        current === null ? null : { label: t('filters.stage.remove'), run: () => onFilter(null) }
      }
      onApply={apply}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton variant="text" />}>
        <StartedBlueprintSelect
          value={wanted.blueprint}
          onChange={(blueprint) =>
            setWanted({
              ...{ ...wanted, blueprint, stage: null },
              withVariants: blueprint !== null && wanted.withVariants,
            })
          }
        />
      </Suspense>
      {wanted.blueprint !== null && (
        <Checkbox
          label={t('filters.stage.withVariants')}
          checked={wanted.withVariants}
          onChange={(withVariants) => setWanted({ ...wanted, withVariants })}
        />
      )}
      <MultiSelect<StageStatus>
        label={t('filters.stage.statuses')}
        description={t('filters.stage.statusesHint')}
        value={wanted.statuses}
        options={stageStatuses.map((status) => ({
          value: status,
          label: t(stageStatusLook[status].text),
        }))}
        onChange={(statuses) => setWanted({ ...wanted, statuses })}
      />
      {wanted.blueprint !== null && wanted.statuses.length > 0 && (
        <Suspense fallback={<Skeleton variant="text" />}>
          <StageSelect
            blueprint={wanted.blueprint}
            value={wanted.stage}
            onChange={(stage) => setWanted({ ...wanted, stage })}
          />
        </Suspense>
      )}
    </FilterDialog>
  );
}

interface StageSelectProps {
  readonly blueprint: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Selects a stage of the blueprint's workflows, current ones first. */
function StageSelect({ blueprint, value, onChange }: StageSelectProps): ReactNode {
  const t = useText();
  const stages = useFilterBlueprint(blueprint)?.stages ?? [];
  return (
    <Select
      label={t('filters.stage.stage')}
      searchable
      value={value}
      placeholder={t('filters.stage.any')}
      options={stages.map(({ key, name, isFormer }) => ({
        value: key,
        label: name,
        description: isFormer ? t('filters.stage.formerStage') : undefined,
      }))}
      onChange={onChange}
    />
  );
}
