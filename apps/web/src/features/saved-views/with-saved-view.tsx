import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import { useText } from '../../lib/i18n/use-text.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { parametersOf, useSavedViews } from './use-saved-views.ts';

export interface WithSavedViewProps {
  readonly id: string;
  readonly children: (parameters: WorkflowParameters) => ReactNode;
}

/** Renders a list with the parameters of a saved view, or says that there is no such view. */
export function WithSavedView({ id, children }: WithSavedViewProps): ReactNode {
  const t = useText();
  const view = useSavedViews().views.find((one) => one.id === id);
  if (view !== undefined) return children(parametersOf(view));
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('views.missingTitle')}
      text={t('views.missingText')}
      action={
        <LinkButton kind="primary" href="/">
          {t('views.toHome')}
        </LinkButton>
      }
    />
  );
}
