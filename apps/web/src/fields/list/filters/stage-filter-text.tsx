import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { stageStatusLook } from '../../../lib/status/status-look.ts';
import type { ListStageFilter } from './list-stage-filter.ts';
import { useFilterBlueprint } from './use-filter-blueprint.ts';

/** The filter as text: blueprint, stage, and status. */
export function StageFilterText({ current }: { readonly current: ListStageFilter }): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const blueprint = useFilterBlueprint(current.blueprint);
  const { stage, statuses } = current;
  const base = blueprint?.name ?? t('filters.stage.someBlueprint');
  const name = current.withVariants ? t('filters.stage.andVariants', { name: base }) : base;
  if (statuses.length === 0) return name;
  const stands = t('filters.stage.hasStatus', {
    stage:
      stage === null
        ? t('filters.stage.any')
        : (blueprint?.stages.find(({ key }) => key === stage)?.name ??
          t('filters.stage.someStage')),
    statuses: new Intl.ListFormat(clock.dateLocale, { type: 'disjunction' }).format(
      statuses.map((status) => t(stageStatusLook[status].text)),
    ),
  });
  return current.blueprint === null ? stands : t('filters.stage.ofBlueprint', { name, stands });
}
