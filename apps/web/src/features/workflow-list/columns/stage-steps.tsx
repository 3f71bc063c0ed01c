import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { stageStatusLook } from '../../../lib/status/status-look.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import classes from '../workflow-list.module.css';

interface Props {
  readonly steps: readonly {
    readonly name: string;
    readonly status: keyof typeof stageStatusLook;
  }[];
  readonly done: number;
  readonly total: number;
}

/** The stages as a small strip, with the name of the current one. */
export function StageSteps({ steps, done, total }: Props): ReactNode {
  const t = useText();
  const current =
    steps.find(({ status }) => status === 'IN_PROGRESS') ??
    steps.find(({ status }) => status === 'NOT_STARTED') ??
    steps.at(-1);
  const text = t('workflows.progressText', { done, total });
  return (
    <>
      <span className={classes.steps} role="img" aria-label={text} {...tooltip(text)}>
        {steps.map(({ status }, at) => (
          <span key={at} className={classes.step} data-status={status} />
        ))}
      </span>
      {current !== undefined && <span className={classes.stage}>{current.name}</span>}
    </>
  );
}
