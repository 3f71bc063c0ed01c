import { ListFilter } from 'lucide-react';
import { Suspense, useRef, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import {
  notificationGroups,
  type NotificationGroup,
} from '@baton/domain/notification/notification-types';
import type { inboxFilterQuery } from '../../__generated__/inboxFilterQuery.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useQuery } from '../../lib/api/use-screen-query.ts';

/** What the list shows. */
export interface ShownInbox {
  /** Null for all. */
  readonly group: NotificationGroup | null;
  /** Only what was unread at this time, so that items stay while they are read. Null for all. */
  readonly unreadAt: string | null;
  /** Null for all. */
  readonly workflowId: string | null;
}

export interface InboxFilter {
  /** Null for all. */
  readonly group: NotificationGroup | null;
  readonly isUnread: boolean;
  /** Null for all. */
  readonly workflowId: string | null;
}

export const noInboxFilter: InboxFilter = { group: null, isUnread: false, workflowId: null };

const query = graphql`
  query inboxFilterQuery($isDone: Boolean!) {
    inboxWorkflows(isDone: $isDone) {
      id
      name
      reference
    }
  }
`;
type InboxWorkflow = inboxFilterQuery['response']['inboxWorkflows'][number];

export interface InboxFilterMenuProps {
  readonly filter: InboxFilter;
  /** True for "Done", where everything is read. */
  readonly isAllRead: boolean;
  readonly onChange: (filter: InboxFilter) => void;
}

/** Filters the inbox by workflow, by the type of its entries, or to unread items. */
export function InboxFilterMenu(props: InboxFilterMenuProps): ReactNode {
  return (
    <Suspense fallback={<FilterMenu {...props} workflows={[]} />}>
      <LoadedMenu {...props} />
    </Suspense>
  );
}

function LoadedMenu(props: InboxFilterMenuProps): ReactNode {
  const { inboxWorkflows } = useQuery<inboxFilterQuery>(
    query,
    { isDone: props.isAllRead },
    { fetchPolicy: 'store-and-network' },
  );
  return <FilterMenu {...props} workflows={inboxWorkflows} />;
}

/** Workflows in the menu from which it has a search. */
const searchedFrom = 8;

function FilterMenu({
  filter,
  isAllRead,
  onChange,
  workflows,
}: InboxFilterMenuProps & { readonly workflows: readonly InboxWorkflow[] }): ReactNode {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { group, workflowId } = filter;
  const isUnread = filter.isUnread && !isAllRead;
  useShortcuts([{ keys: 'f', label: t('inbox.filter.open'), run: () => button.current?.click() }]);
  const count = Number(group !== null) + Number(isUnread) + Number(workflowId !== null);
  return (
    <Menu
      searchLabel={workflows.length >= searchedFrom ? t('inbox.filter.search') : undefined}
      trigger={
        <Button ref={button} kind="subtle" size="small" icon={<ListFilter size={14} />}>
          {t('inbox.filter', { count })}
        </Button>
      }
      items={[
        { heading: t('inbox.filter.type') },
        ...[null, ...notificationGroups].map((one) => ({
          key: one ?? 'ALL',
          label: t(`inbox.filter.${one ?? 'ALL'}`),
          isChecked: one === group,
          run: () => onChange({ ...filter, group: one }),
        })),
        ...(isAllRead
          ? []
          : [
              'divider' as const,
              {
                key: 'unread',
                label: t('inbox.filter.unread'),
                isChecked: isUnread,
                isToggle: true,
                run: () => onChange({ ...filter, isUnread: !isUnread }),
              },
            ]),
        ...(workflows.length === 0
          ? []
          : [
              { heading: t('inbox.filter.workflow') },
              {
                key: 'ALL_WORKFLOWS',
                label: t('inbox.filter.allWorkflows'),
                isChecked: workflowId === null,
                run: () => onChange({ ...filter, workflowId: null }),
              },
              ...workflows.map(({ id, name, reference }) => ({
                key: id,
                label: `${reference} · ${name}`,
                isChecked: id === workflowId,
                run: () => onChange({ ...filter, workflowId: id }),
              })),
            ]),
      ]}
    />
  );
}
