import type { ReactNode } from 'react';
import type { StatusShape } from '../../lib/status/status-shape.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { StatusIcon } from '../status-icon/status-icon.tsx';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './progress-strip.module.css';

export type ProgressState = 'done' | 'current' | 'waiting' | 'skipped' | 'problem' | 'overdue';

export interface ProgressStep {
  readonly key: string;
  readonly label: string;
  readonly state: ProgressState;
  /** The status in words, such as "In progress". */
  readonly stateLabel: string;
  /** Why it waits or was skipped, shown as a tooltip. */
  readonly detail?: string | undefined;
  /** Completed share, 0 to 1. */
  readonly share?: number | undefined;
}

export interface ProgressStripProps {
  readonly label: string;
  readonly steps: readonly ProgressStep[];
  readonly onSelect?: ((key: string) => void) | undefined;
}

const shapes: Readonly<Record<ProgressState, StatusShape>> = {
  done: 'done',
  current: 'on-track',
  waiting: 'not-started',
  skipped: 'skipped',
  problem: 'problem',
  overdue: 'late',
};

const isActive = (state: ProgressState): boolean =>
  state === 'current' || state === 'problem' || state === 'overdue';

const shareOf = ({ state, share = 0 }: ProgressStep): number => (state === 'done' ? 1 : share);

/** The stages in a row with their statuses. */
export function ProgressStrip({ label, steps, onSelect }: ProgressStripProps): ReactNode {
  const t = useText();
  return (
    <ol className={classes.strip} aria-label={label}>
      {steps.map((step, index) => {
        const inner = (
          <>
            <span className={classes.bar}>
              <span className={classes.fill} style={{ width: `${shareOf(step) * 100}%` }} />
            </span>
            <span className={classes.text}>
              <StatusIcon shape={shapes[step.state]} label={step.stateLabel} size={14} />
              <span className={classes.label}>{step.label}</span>
            </span>
          </>
        );
        const about = {
          ...tooltip([step.label, step.detail ?? step.stateLabel].join('\n'), { wide: true }),
          'aria-current': isActive(step.state) ? ('step' as const) : undefined,
        };
        return (
          <li
            key={step.key}
            className={classes.step}
            data-state={step.state}
            data-active={isActive(step.state) || undefined}
          >
            {onSelect === undefined ? (
              <div className={classes.inner} {...about}>
                {inner}
              </div>
            ) : (
              <button
                type="button"
                className={classes.inner}
                {...about}
                aria-label={t('ui.stepOf', {
                  step: index + 1,
                  count: steps.length,
                  name: `${step.label}, ${step.stateLabel}`,
                })}
                onClick={() => onSelect(step.key)}
              >
                {inner}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
