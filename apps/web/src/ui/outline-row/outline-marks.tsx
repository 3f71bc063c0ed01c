import { ChevronRight, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './outline-row.module.css';

interface FoldButtonProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides the rows below a row. For pointers, because keys also do this. */
export function FoldButton({ name, isOpen, onToggle }: FoldButtonProps): ReactNode {
  const t = useText();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.fold}
      data-open={isOpen || undefined}
      aria-label={t(isOpen ? 'blueprints.stage.fold' : 'blueprints.stage.unfold', { name })}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <ChevronRight size={15} aria-hidden="true" />
    </button>
  );
}

interface SeverityProps {
  readonly severity: 'ERROR' | 'WARNING';
}

/** The icon of an error or a warning in a list of them. */
export function FindingIcon({ severity }: SeverityProps): ReactNode {
  const t = useText();
  return severity === 'ERROR' ? (
    <CircleX size={14} aria-label={t('blueprints.problem.error')} />
  ) : (
    <TriangleAlert size={14} aria-label={t('blueprints.problem.warning')} />
  );
}

/** A row with an error or a warning. */
export function ProblemMark({ severity }: SeverityProps): ReactNode {
  const t = useText();
  const text = t(severity === 'ERROR' ? 'blueprints.problem.error' : 'blueprints.problem.warning');
  return (
    <span className={classes.problem} data-severity={severity} {...tooltip(text)}>
      <TriangleAlert size={14} role="img" aria-label={text} />
    </span>
  );
}
