import type { ListFieldFilter } from '@baton/domain/list/field-filters';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { isSearchable, useFilterField } from './use-filter-field.ts';

interface Props {
  readonly filters: readonly ListFieldFilter[];
  /** Removes the filters that can't be used. */
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** Shows the filtered list, or why a filter in the URL can't be used. */
export function UsableFilters({ filters, onRemove, children }: Props): ReactNode {
  const [first, ...others] = filters;
  if (first === undefined) return children;
  return (
    <UsableFilter filter={first} onRemove={onRemove}>
      <UsableFilters filters={others} onRemove={onRemove}>
        {children}
      </UsableFilters>
    </UsableFilter>
  );
}

interface OneProps extends Omit<Props, 'filters'> {
  readonly filter: ListFieldFilter;
}

function UsableFilter({ filter, onRemove, children }: OneProps): ReactNode {
  const t = useText();
  const field = useFilterField(filter.field);
  if (isSearchable(field, filter)) return children;
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
