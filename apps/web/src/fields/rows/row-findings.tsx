import { CircleX, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './issue-list.module.css';
import { useFindingText, type RowFinding } from './row-finding-text.ts';

const short = 8;

export interface RowFindingsProps {
  readonly rows: readonly {
    readonly number: number;
    readonly findings: readonly RowFinding[];
  }[];
  readonly columns: readonly string[];
}

/** What was found of the rows in words, errors and warnings told apart. */
export function RowFindings({ rows, columns }: RowFindingsProps): ReactNode {
  const t = useText();
  const textOf = useFindingText();
  const [isWhole, setIsWhole] = useState(false);
  const found = rows.flatMap(({ number, findings }) =>
    findings.map((finding) => ({ number, finding })),
  );
  if (found.length === 0) return null;
  return (
    <section className={classes.root} aria-label={t('rows.findings')}>
      <ul className={classes.list}>
        {(isWhole ? found : found.slice(0, short)).map(({ number, finding }, index) => (
          <li
            key={`${index}:${number}:${finding.code}`}
            className={classes.issue}
            data-severity={finding.severity}
          >
            {finding.severity === 'ERROR' ? (
              <CircleX size={14} aria-label={t('imports.issues.error')} />
            ) : (
              <TriangleAlert size={14} aria-label={t('imports.issues.warning')} />
            )}
            <span className={classes.where}>
              {finding.column == null
                ? t('imports.issues.row', { row: number })
                : t('imports.issues.cell', { row: number, column: columns[finding.column] ?? '' })}
            </span>
            <span>{textOf(finding)}</span>
          </li>
        ))}
      </ul>
      {found.length > short && !isWhole && (
        <Button kind="subtle" size="small" onClick={() => setIsWhole(true)}>
          {t('imports.issues.more', { count: found.length - short })}
        </Button>
      )}
    </section>
  );
}
