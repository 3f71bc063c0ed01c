import { useNavigate } from '@tanstack/react-router';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './sort-header.module.css';

const columns = [
  { key: 'reference', text: 'workflows.reference', sort: '-created' },
  { key: 'name', text: 'workflows.name', sort: 'name' },
  { key: 'workflow', text: 'taskList.column.workflow', sort: 'workflow' },
  // The current order is always by due date, so that the first click on this header reverses it.
  { key: 'due', text: 'taskList.column.due', sort: '-due' },
] as const;

/** Header of a list by due date, which sorts it by another column. */
export function SortHeader(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const sortBy = (sort: string): void =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, sort }),
      replace: true,
    });
  return (
    <div className={classes.header} role="group" aria-label={t('taskList.sort')}>
      {columns.map(({ key, text, sort }) => (
        <button
          key={key}
          type="button"
          className={classes.column}
          data-column={key}
          onClick={() => sortBy(sort)}
        >
          {t(text)}
          {key === 'due' && <ArrowUp size={13} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
