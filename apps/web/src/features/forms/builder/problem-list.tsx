import type { FormFinding } from '@baton/domain/form/lint-form';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FindingIcon } from '../../../ui/outline-row/outline-marks.tsx';
import type { FormPlace } from '../draft/form-draft.ts';
import classes from './problem-list.module.css';

const placeOf = ({ at }: FormFinding): FormPlace | null =>
  at.item !== undefined
    ? { kind: 'ITEM', key: at.item }
    : at.section !== undefined
      ? { kind: 'SECTION', key: at.section }
      : null;

export interface ProblemListProps {
  readonly findings: readonly FormFinding[];
  readonly onOpen: (place: FormPlace | null) => void;
}

/** The findings, each with a link to the section or item. */
export function ProblemList({ findings, onOpen }: ProblemListProps): ReactNode {
  const t = useText();
  if (findings.length === 0)
    return (
      <p className={classes.none}>
        <CircleCheck size={15} aria-hidden="true" />
        {t('blueprints.problem.none')}
      </p>
    );
  return (
    <ul className={classes.list} aria-label={t('forms.problems')}>
      {findings.map((finding) => (
        <li
          key={`${finding.code} ${finding.at.section ?? ''} ${finding.at.item ?? ''} ${Object.values(finding.params).join(' ')}`}
        >
          <button
            type="button"
            className={classes.finding}
            data-severity={finding.severity}
            onClick={() => onOpen(placeOf(finding))}
          >
            <FindingIcon severity={finding.severity} />
            <span>{errorText(t, finding)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
