import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './stepper.module.css';

export interface StepperProps<Key extends string> {
  readonly label: string;
  readonly steps: readonly { readonly key: Key; readonly label: string }[];
  readonly current: Key;
  /** Called for completed steps, which people can return to. */
  readonly onBackTo?: ((key: Key) => void) | undefined;
}

export function Stepper<Key extends string>({
  label,
  steps,
  current,
  onBackTo,
}: StepperProps<Key>): ReactNode {
  const t = useText();
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <ol className={classes.root} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
        const name = t('ui.stepOf', { step: index + 1, count: steps.length, name: step.label });
        const inner = (
          <>
            <span className={classes.mark} aria-hidden="true">
              {state === 'done' ? <Check size={12} strokeWidth={3} /> : index + 1}
            </span>
            <span className={classes.label} aria-hidden="true">
              {step.label}
            </span>
            <span className="visually-hidden">{name}</span>
          </>
        );
        return (
          <li
            key={step.key}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && onBackTo !== undefined ? (
              <button type="button" className={classes.inner} onClick={() => onBackTo(step.key)}>
                {inner}
              </button>
            ) : (
              <span className={classes.inner}>{inner}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
