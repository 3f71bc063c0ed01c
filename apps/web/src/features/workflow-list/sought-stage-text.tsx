import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { stageStatusLook } from '../../lib/status/status-look.ts';
import type { SoughtStage } from './sought-stage.ts';
import { useSoughtBlueprint } from './use-sought-blueprint.ts';

/** The filter as text: blueprint, stage, and status. */
export function SoughtStageText({ sought }: { readonly sought: SoughtStage }): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const blueprint = useSoughtBlueprint(sought.blueprint);
  const { stage, statuses } = sought;
  const name = blueprint?.name ?? t('found.stage.someBlueprint');
  if (statuses.length === 0) return name;
  const stands = t('found.stage.stands', {
    stage:
      stage === null
        ? t('found.stage.any')
        : (blueprint?.stages.find(({ key }) => key === stage)?.name ?? t('found.stage.someStage')),
    statuses: new Intl.ListFormat(clock.dateLocale, { type: 'disjunction' }).format(
      statuses.map((status) => t(stageStatusLook[status].text)),
    ),
  });
  return sought.blueprint === null ? stands : t('found.stage.ofBlueprint', { name, stands });
}
