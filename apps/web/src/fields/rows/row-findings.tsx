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

interface FindingMessage {
  readonly finding: RowFinding;
  readonly text: string;
  readonly rows: number[];
}

const named = 6;

/** Lists the first rows and the total number. */
const rowList = (rows: readonly number[]): string =>
  rows.length > named ? `${rows.slice(0, named).join(', ')} … (${rows.length})` : rows.join(', ');

/** Findings about the rows, separated by errors and warnings. Equal findings are grouped. */
export function RowFindings({ rows, columns }: RowFindingsProps): ReactNode {
  const t = useText();
  const textOf = useFindingText();
  const [isWhole, setIsWhole] = useState(false);
  const messages = new Map<string, FindingMessage>();
  for (const { number, findings } of rows)
    for (const finding of findings) {
      const text = textOf(finding);
      const key = JSON.stringify([finding.severity, finding.column ?? null, text]);
      const same = messages.get(key);
      if (same === undefined) messages.set(key, { finding, text, rows: [number] });
      else same.rows.push(number);
    }
  const found = [...messages];
  if (found.length === 0) return null;
  const whereOf = ({ finding, rows: numbers }: FindingMessage): string => {
    const column = finding.column == null ? null : (columns[finding.column] ?? '');
    const [row = 0] = numbers;
    if (numbers.length > 1)
      return column === null
        ? t('imports.issues.rows', { rows: rowList(numbers) })
        : t('imports.issues.cells', { rows: rowList(numbers), column });
    return column === null
      ? t('imports.issues.row', { row })
      : t('imports.issues.cell', { row, column });
  };
  return (
    <section className={classes.root} aria-label={t('rows.findings')}>
      <ul className={classes.list}>
        {(isWhole ? found : found.slice(0, short)).map(([key, one]) => (
          <li key={key} className={classes.issue} data-severity={one.finding.severity}>
            {one.finding.severity === 'ERROR' ? (
              <CircleX size={14} aria-label={t('imports.issues.error')} />
            ) : (
              <TriangleAlert size={14} aria-label={t('imports.issues.warning')} />
            )}
            <span className={classes.where}>{whereOf(one)}</span>
            <span>{one.text}</span>
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
