import type { ImportIssueCode } from '@baton/domain/import/import-table';
import { importIssueCodes } from '@baton/domain/import/import-table';
import { CircleX, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type imports from '../../locales/en/imports.json';
import { Button } from '../../ui/button/button.tsx';
import classes from './issue-list.module.css';

/** A finding in a file, as the API returns it. */
interface ShownIssue {
  readonly row?: number | null | undefined;
  readonly column?: string | null | undefined;
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
  readonly severity: string;
}

type IssueMessageId = `imports.issue.${ImportIssueCode}`;
/** Fails to compile if a code has no message. */
type Covered = IssueMessageId extends keyof typeof imports ? IssueMessageId : never;

const messageId = (code: string): Covered | 'imports.issue.other' => {
  const known = importIssueCodes.find((one) => one === code);
  return known === undefined ? 'imports.issue.other' : (`imports.issue.${known}` satisfies Covered);
};

const short = 6;

/** What the import changed or left out, with the rows in the file. */
export function IssueList({ issues }: { readonly issues: readonly ShownIssue[] }): ReactNode {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  if (issues.length === 0) return null;
  const shown = isWhole ? issues : issues.slice(0, short);
  return (
    <section className={classes.root} aria-label={t('imports.issues.label')}>
      <h3 className={classes.title}>{t('imports.issues.title', { count: issues.length })}</h3>
      <ul className={classes.list}>
        {shown.map((issue, index) => (
          <li
            key={`${index}:${issue.code}`}
            className={classes.issue}
            data-severity={issue.severity}
          >
            {issue.severity === 'ERROR' ? (
              <CircleX size={14} aria-label={t('imports.issues.error')} />
            ) : (
              <TriangleAlert size={14} aria-label={t('imports.issues.warning')} />
            )}
            <span className={classes.where}>
              {issue.row == null
                ? t('imports.issues.file')
                : issue.column == null
                  ? t('imports.issues.row', { row: issue.row })
                  : t('imports.issues.cell', { row: issue.row, column: issue.column })}
            </span>
            <span>
              {t(
                messageId(issue.code),
                Object.fromEntries(
                  issue.params.map(({ name, value }) => [
                    name,
                    /^\d{1,9}$/.test(value) && name !== 'value' ? Number(value) : value,
                  ]),
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
      {issues.length > short && !isWhole && (
        <Button kind="subtle" size="small" onClick={() => setIsWhole(true)}>
          {t('imports.issues.more', { count: issues.length - short })}
        </Button>
      )}
    </section>
  );
}
