import type { LintFinding } from '@baton/domain/blueprint/lint/lint-findings';
import { ChevronRight, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Place } from '../../draft/place.ts';
import { FindingList } from './finding-list.tsx';
import classes from './problems-strip.module.css';

export interface ProblemsStripProps {
  readonly findings: readonly LintFinding[];
  readonly onOpen: (place: Place | null) => void;
}

/** Findings of a blueprint, open if it has some when the editor opens. */
export function ProblemsStrip({ findings, onOpen }: ProblemsStripProps): ReactNode {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(findings.length > 0);
  const errors = findings.filter(({ severity }) => severity === 'ERROR').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) {
    return (
      <p className={classes.none}>
        <CircleCheck size={15} aria-hidden="true" />
        {t('blueprints.problem.none')}
      </p>
    );
  }
  return (
    <section className={classes.root} data-severity={errors > 0 ? 'ERROR' : 'WARNING'}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight size={15} aria-hidden="true" className={classes.chevron} />
        {errors > 0 && (
          <span className={classes.count} data-severity="ERROR">
            <CircleX size={15} aria-hidden="true" />
            {t('blueprints.problem.errors', { count: errors })}
          </span>
        )}
        {warnings > 0 && (
          <span className={classes.count} data-severity="WARNING">
            <TriangleAlert size={15} aria-hidden="true" />
            {t('blueprints.problem.warnings', { count: warnings })}
          </span>
        )}
        <span className={classes.note}>
          {t(errors > 0 ? 'blueprints.problem.blocks' : 'blueprints.problem.allows')}
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FindingList findings={findings} onOpen={onOpen} />}
      </div>
    </section>
  );
}
