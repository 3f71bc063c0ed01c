import type { LintCode, LintFinding } from '@baton/domain/blueprint/lint/lint-findings';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MessageId } from '../../../../lib/i18n/message-id.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FindingIcon } from '../../../../ui/outline-row/outline-marks.tsx';
import type { Place } from '../../draft/place.ts';
import { placeOfFinding, useFindingText } from './finding-text.ts';
import classes from './problems-strip.module.css';

interface FindingListProps {
  readonly findings: readonly LintFinding[];
  readonly onOpen: (place: Place | null) => void;
}

/** Frequent findings with a sentence for several of them. Others show the first one. */
const groupText: Partial<Record<LintCode, MessageId>> = {
  ApprovalWithoutApprovers: 'blueprints.findings.ApprovalWithoutApprovers',
  CustomFieldOutdated: 'blueprints.findings.CustomFieldOutdated',
  EmptyStage: 'blueprints.findings.EmptyStage',
  PartyWithoutMembers: 'blueprints.findings.PartyWithoutMembers',
  TaskWithoutAssignees: 'blueprints.findings.TaskWithoutAssignees',
};

/** The names of what a finding is about: the group without members, otherwise the item. */
const subjectOf = ({ code, params }: LintFinding): string =>
  String((code === 'PartyWithoutMembers' ? params['other'] : params['name']) ?? '');

function Finding({
  finding,
  onOpen,
}: Pick<FindingListProps, 'onOpen'> & { readonly finding: LintFinding }): ReactNode {
  const text = useFindingText();
  return (
    <button
      type="button"
      className={classes.finding}
      data-severity={finding.severity}
      onClick={() => onOpen(placeOfFinding(finding))}
    >
      <FindingIcon severity={finding.severity} />
      <span>{text(finding)}</span>
    </button>
  );
}

const shownNames = 2;
const shownFindings = 100;

interface FindingGroupProps extends FindingListProps {
  readonly first: LintFinding;
}

/** Findings of one type in one line that expands. */
function FindingGroup({ first, findings, onOpen }: FindingGroupProps): ReactNode {
  const t = useText();
  const text = useFindingText();
  const [isOpen, setIsOpen] = useState(false);
  // Each click on Fix opens the next finding.
  const [fixed, setFixed] = useState(0);
  const fixNext = (): void => {
    onOpen(placeOfFinding(findings[fixed % findings.length] ?? first));
    setFixed(fixed + 1);
  };
  const names = [...new Set(findings.map(subjectOf))];
  const message = groupText[first.code];
  return (
    <>
      <span className={classes.row}>
        <button
          type="button"
          className={classes.finding}
          data-severity={first.severity}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FindingIcon severity={first.severity} />
          <span className={classes.summary}>
            {message === undefined ? text(first) : t(message, { count: names.length })}{' '}
            <span className={classes.note}>
              {message === undefined
                ? t('blueprints.findings.more', { count: findings.length - 1 })
                : t('blueprints.findings.names', {
                    names: names.slice(0, shownNames).join(', '),
                    more: Math.max(0, names.length - shownNames),
                  })}
            </span>
          </span>
          <ChevronRight size={14} aria-hidden="true" className={classes.chevron} />
        </button>
        <Button kind="subtle" size="small" onClick={fixNext}>
          {t('blueprints.findings.fix')}
        </Button>
      </span>
      {isOpen && (
        <ul className={classes.group}>
          {findings.slice(0, shownFindings).map((finding) => (
            <li key={Object.values(finding.at).join(':')}>
              <Finding finding={finding} onOpen={onOpen} />
            </li>
          ))}
          {findings.length > shownFindings && (
            <li className={classes.more}>
              {t('blueprints.problem.more', { count: findings.length - shownFindings })}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** The findings, with one line for each type. Selecting a finding opens the settings to fix. */
export function FindingList({ findings, onOpen }: FindingListProps): ReactNode {
  const groups = Map.groupBy(findings, ({ code }) => code);
  return (
    <ul className={classes.list}>
      {[...groups].map(([code, found]) => {
        const [first] = found;
        return first === undefined ? null : (
          <li key={code}>
            {found.length === 1 ? (
              <Finding finding={first} onOpen={onOpen} />
            ) : (
              <FindingGroup first={first} findings={found} onOpen={onOpen} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
