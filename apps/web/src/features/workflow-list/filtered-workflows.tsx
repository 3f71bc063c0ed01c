import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { ListFieldFilter } from './filters/list-field-filter.ts';
import { isSearchable, useFilterField } from './filters/use-filter-field.ts';

interface Props {
  readonly current: ListFieldFilter;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** Shows the filtered list, or why the filter in the URL can't be used. */
export function FilteredWorkflows({ current, onRemove, children }: Props): ReactNode {
  const t = useText();
  const field = useFilterField(current.field);
  if (isSearchable(field, current)) return children;
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('workflows.answer.goneTitle')}
      text={t('workflows.answer.goneText')}
      action={
        <Button kind="primary" onClick={onRemove}>
          {t('workflows.answer.remove')}
        </Button>
      }
    />
  );
}
