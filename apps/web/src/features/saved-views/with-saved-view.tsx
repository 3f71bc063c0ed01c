import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { useText } from '../../lib/i18n/use-text.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { parametersOf, pathOf, useSavedViews } from './use-saved-views.ts';

export interface WithSavedViewProps {
  readonly object: ListObject;
  readonly id: string;
  readonly children: (parameters: ListParameters) => ReactNode;
}

/** Renders a list with the parameters of a saved view, or says that there is no such view. */
export function WithSavedView({ object, id, children }: WithSavedViewProps): ReactNode {
  const t = useText();
  const view = useSavedViews(object).views.find((one) => one.id === id);
  if (view !== undefined) return children(parametersOf(view));
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('views.missingTitle')}
      text={t('views.missingText')}
      action={
        <LinkButton kind="primary" href={pathOf(object)}>
          {t(object === 'TASKS' ? 'views.toTasks' : 'views.toHome')}
        </LinkButton>
      }
    />
  );
}
