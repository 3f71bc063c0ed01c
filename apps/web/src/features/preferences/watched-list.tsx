import { BellOff, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { watchedListMutation } from '../../__generated__/watchedListMutation.graphql.ts';
import type {
  watchedListQuery as WatchedQuery,
  watchedListQuery$data,
} from '../../__generated__/watchedListQuery.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './preferences.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query watchedListQuery {
    watchedItems {
      subjectId
      kind
      isMuted
      isOfTasks
      name
      workflowId
      reference
    }
  }
`;

type Watched = watchedListQuery$data['watchedItems'][number];

const addressOf = ({ kind, isOfTasks, subjectId, workflowId }: Watched): string => {
  if (kind === 'VIEW') return `${isOfTasks ? '/tasks' : '/'}?view-id=${subjectId}`;
  return `/workflow/${workflowId ?? ''}${kind === 'TASK' ? `?task-id=${subjectId}` : ''}`;
};

/** Lists the items that the person watches or has muted. */
export function WatchedList({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const t = useText();
  const { watchedItems } = useQuery<WatchedQuery>(query, {}, { fetchPolicy: 'store-and-network' });
  const refresh = useRefresh<WatchedQuery>(query, {});
  const ending = useCommand<watchedListMutation>(
    graphql`
      mutation watchedListMutation($input: SetWatchStateInput!) {
        setWatchState(input: $input) {
          state
        }
      }
    `,
    { onDone: () => void refresh() },
  );
  if (watchedItems.length === 0) return <p className={classes.times}>{t('watch.none')}</p>;
  return (
    <ul>
      {watchedItems.map((item) => {
        const { subjectId, isMuted, name, reference } = item;
        const label = t(isMuted ? 'watch.unmuteItem' : 'watch.stopItem', { name });
        return (
          <li key={subjectId} className={classes.watched}>
            {isMuted ? (
              <BellOff size={14} role="img" aria-label={t('inbox.muted')} />
            ) : (
              <BellRing size={14} role="img" aria-label={t('watch.state.WATCHING')} />
            )}
            <a href={addressOf(item)} onClick={onOpen}>
              {reference == null ? name : `${name} · ${reference}`}
            </a>
            <Button
              kind="subtle"
              size="small"
              aria-label={label}
              disabled={ending.isPending}
              onClick={() =>
                void ending.run(() => ({ input: { subjectId, state: 'DEFAULT' } }), {
                  updater: (store) => store.get(subjectId)?.setValue('DEFAULT', 'watchState'),
                })
              }
            >
              {t(isMuted ? 'watch.unmute' : 'watch.stop')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
