import { Star, StarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { isWorkflowLayout } from '@baton/domain/workflow-list/workflow-layout';
import type { starredViewsMutation } from '../../__generated__/starredViewsMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { parametersOf, pathOf, useSavedViews, type SavedView } from './use-saved-views.ts';

const layoutTexts = {
  list: 'views.layout.list',
  board: 'views.layout.board',
  calendar: 'views.layout.calendar',
  timeline: 'views.layout.timeline',
} as const satisfies Readonly<Record<string, MessageId>>;

const addressOf = ({ id, object }: SavedView): string => `${pathOf(object)}?view-id=${id}`;

export interface StarredViewsProps {
  readonly onOpen: (path: '/' | '/tasks', viewId: string) => void;
}

/** The views that the person starred, by name. */
export function StarredViews({ onOpen }: StarredViewsProps): ReactNode {
  const t = useText();
  const { views, refresh } = useSavedViews();
  const unstar = useCommand<starredViewsMutation>(
    graphql`
      mutation starredViewsMutation($input: StarSavedViewInput!) {
        starSavedView(input: $input) {
          savedView {
            id
            isStarred
          }
        }
      }
    `,
    { onDone: () => void refresh() },
  );
  const starred = views.filter(({ isStarred }) => isStarred);
  if (starred.length === 0)
    return (
      <EmptyState
        icon={<Star />}
        title={t('views.starredNone')}
        text={t('views.starredNoneText')}
        action={
          <LinkButton kind="primary" href="/">
            {t('views.toHome')}
          </LinkButton>
        }
      />
    );
  return (
    <DataList
      label={t('views.starredTitle')}
      items={starred}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      showHeader
      columns={[
        {
          ...{ key: 'name', header: t('views.name'), isLead: true },
          render: (view) => (
            <a href={addressOf(view)} tabIndex={-1}>
              {view.name}
            </a>
          ),
        },
        {
          ...{ key: 'layout', header: t('views.layout'), width: '140px' },
          render: (view) => {
            if (view.object === 'TASKS') return t('taskList.title');
            const layout = parametersOf(view)['view-type'];
            return t(layoutTexts[isWorkflowLayout(layout) ? layout : 'list']);
          },
        },
        {
          ...{ key: 'shared', header: t('views.shareWith'), width: '260px', hideOnCard: true },
          render: ({ isForEveryone, sharedWith }) =>
            isForEveryone
              ? t('views.shareEveryone')
              : sharedWith.map(({ name }) => name).join(', '),
        },
      ]}
      onOpen={({ id, object }) => onOpen(pathOf(object), id)}
      actions={({ id }) => [
        {
          ...{ key: 'unstar', label: t('views.unstar'), icon: <StarOff /> },
          run: () => void unstar.run(() => ({ input: { id, isStarred: false } })),
        },
      ]}
    />
  );
}
