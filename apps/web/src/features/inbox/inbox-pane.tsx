import { CheckCheck, CircleCheck, ListFilter } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useNavigate } from '@tanstack/react-router';
import type { NotificationType } from '@baton/domain/notification/notification-types';
import { snoozeTimes } from '@baton/domain/notification/snooze-times';
import type { inboxList_item$key } from '../../__generated__/inboxList_item.graphql.ts';
import type {
  InboxSection,
  inboxPaneQuery as InboxPaneQuery,
} from '../../__generated__/inboxPaneQuery.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import { useNow } from '../../lib/i18n/use-now.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { useNarrow } from '../../lib/layout/use-narrow.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { InboxItem } from './entry-text.ts';
import type { ShownInbox } from './inbox-filter.tsx';
import { inboxItemFragment, InboxList } from './inbox-list.tsx';
import { InboxPreview, type InboxActions } from './inbox-preview.tsx';
import { useInboxCommands, useMarkAllRead, type InboxChange } from './use-inbox-commands.ts';
import { useOlderItems } from './use-older-items.ts';
import classes from './inbox.module.css';

/** The parts of the inbox that its tabs show. */
export type InboxTab = 'open' | 'mentions' | 'snoozed' | 'done';

const query = graphql`
  query inboxPaneQuery(
    $main: InboxSection!
    $more: InboxSection!
    $hasMore: Boolean!
    $group: NotificationGroup
    $types: [NotificationType!]
    $unreadAt: DateTime
    $workflowId: ID
    $first: Int!
  ) {
    main: inbox(
      section: $main
      group: $group
      types: $types
      unreadAt: $unreadAt
      workflowId: $workflowId
      first: $first
    ) {
      edges {
        node {
          ...inboxList_item
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
    more: inbox(
      section: $more
      group: $group
      types: $types
      unreadAt: $unreadAt
      workflowId: $workflowId
      first: $first
    ) @include(if: $hasMore) {
      edges {
        node {
          ...inboxList_item
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

const sections: Readonly<Record<InboxTab, InboxSection>> = {
  open: 'NEEDS_YOU',
  mentions: 'NEEDS_YOU',
  snoozed: 'SNOOZED',
  done: 'DONE',
};
const emptyTexts: Readonly<Record<InboxTab, readonly [MessageId, MessageId]>> = {
  open: ['inbox.emptyTitle', 'inbox.emptyText'],
  mentions: ['inbox.mentionsEmpty', 'inbox.mentionsEmptyText'],
  snoozed: ['inbox.snoozedEmpty', 'inbox.snoozedEmptyText'],
  done: ['inbox.doneEmpty', 'inbox.doneEmptyText'],
};

/** What "Mentions" shows. */
const mentions: readonly NotificationType[] = ['MENTIONED'];

const pageSize = 30;

interface FirstPage {
  readonly edges: readonly { readonly node: inboxList_item$key }[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
}

/** Returns the items of all pages, each once. */
const itemsOf = (
  page: FirstPage | null | undefined,
  older: readonly InboxItem[],
  hidden: ReadonlySet<string>,
): readonly InboxItem[] => {
  const first = (page?.edges ?? []).map(({ node }) => readInlineData(inboxItemFragment, node));
  const all = new Map([...older, ...first].map((item) => [item.subjectId, item]));
  const ids = new Set([...first, ...older].map(({ subjectId }) => subjectId));
  return [...ids].flatMap((id) => (hidden.has(id) ? [] : (all.get(id) ?? [])));
};

const cursorOf = (page: FirstPage | null | undefined): string | null =>
  page?.pageInfo.hasNextPage === true ? (page.pageInfo.endCursor ?? null) : null;

const focusRow = (id: string): void => document.getElementById(`inbox-${id}`)?.focus();

export interface InboxPaneProps {
  readonly tab: InboxTab;
  readonly shown: ShownInbox;
  readonly onClearFilter: () => void;
  /** Draws the selected task, or the comments of the selected workflow. */
  readonly details: (item: Pick<InboxItem, 'workflowId' | 'taskId'>) => ReactNode;
}

/** The list of one tab and the preview of the selected item. */
export function InboxPane({
  tab,
  shown: filter,
  onClearFilter,
  details,
}: InboxPaneProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const now = useNow();
  const navigate = useNavigate();
  const isNarrow = useNarrow(900);
  const [pages, setPages] = useState(0);
  const [version, setVersion] = useState(0);
  const isOpen = tab === 'open' || tab === 'mentions';
  const shown = { ...filter, types: tab === 'mentions' ? mentions : null };
  const variables = {
    main: sections[tab],
    more: 'UPDATES',
    hasMore: isOpen,
    ...shown,
    first: pageSize,
  } as const;
  const data = useScreenQuery<InboxPaneQuery>(query, variables);
  const refreshFirst = useRefresh<InboxPaneQuery>(query, variables);
  const refresh = async (): Promise<void> => {
    await refreshFirst();
    setVersion((before) => before + 1);
  };
  const olderMain = useOlderItems(variables.main, shown, cursorOf(data.main), pages, version);
  const olderUpdates = useOlderItems(variables.more, shown, cursorOf(data.more), pages, version);
  useLiveChanges({}, refresh);
  const command = useInboxCommands(refresh);
  const markAllRead = useMarkAllRead(refresh);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  /** Items that are leaving the list. */
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const main = itemsOf(data.main, olderMain.items, hidden);
  const updates = itemsOf(data.more, olderUpdates.items, hidden);
  const all = [...main, ...updates];
  const position = all.findIndex(({ subjectId }) => subjectId === selectedId);
  // When an item leaves automatically, the next one is selected.
  const [lastPosition, setLastPosition] = useState(0);
  if (position !== -1 && position !== lastPosition) setLastPosition(position);
  const selected =
    all[position] ?? (isNarrow ? undefined : all[Math.min(lastPosition, all.length - 1)]);
  const current = selected?.subjectId ?? null;
  const firstId = all[0]?.subjectId ?? null;
  const isUnread = selected?.isUnread === true && isOpen && position !== -1;

  // Moves focus to the list, so that arrow keys work without a click, unless something else has the
  // focus.
  useEffect(() => {
    if (firstId !== null && document.activeElement === document.body) focusRow(firstId);
  }, [firstId]);

  /** Last item that was marked as read because the person selected it. */
  const readId = useRef<string | null>(null);
  const read = (id: string): void => {
    readId.current = id;
    void command([id], 'READ');
  };
  // Marks an item as read only when the selection moves to it, so that "Mark as unread" has an
  // effect.
  const markRead = useEffectEvent(() => {
    if (current !== null && isUnread) read(current);
  });
  useEffect(() => markRead(), [current]);

  const select = (item: InboxItem): void => setSelectedId(item.subjectId);
  /** Selects an item by a click, which also marks one as read that was selected automatically. */
  const click = (item: InboxItem): void => {
    const { subjectId } = item;
    select(item);
    if (subjectId === current && item.isUnread && isOpen && readId.current !== subjectId)
      read(subjectId);
  };
  const open = (item: InboxItem): void => void navigate({ href: item.path });
  const move = (by: number): void => {
    const at = selected === undefined ? 0 : all.indexOf(selected) + by;
    const next = all[Math.max(0, Math.min(at, all.length - 1))];
    if (next === undefined) return;
    select(next);
    focusRow(next.subjectId);
  };
  /** Changes an item that leaves the list, and selects its neighbor. */
  const leave = async (item: InboxItem, change: InboxChange, until?: number): Promise<void> => {
    const at = all.indexOf(item);
    const next = all[at + 1] ?? all[at - 1];
    setHidden(new Set([...hidden, item.subjectId]));
    setSelectedId(next?.subjectId ?? null);
    if (next !== undefined) focusRow(next.subjectId);
    await command([item.subjectId], change, until);
    setHidden((before) => new Set([...before].filter((id) => id !== item.subjectId)));
  };
  const actionsOf = (item: InboxItem): InboxActions => ({
    done: () => void leave(item, 'DONE'),
    restore: () => void leave(item, 'RESTORE'),
    snooze: (until) => void leave(item, 'SNOOZE', until),
    unsnooze: () => void leave(item, 'UNSNOOZE'),
    markUnread: () => void command([item.subjectId], 'UNREAD'),
    mute: (isOn) => void command([item.subjectId], isOn ? 'MUTE' : 'UNMUTE'),
    open: () => open(item),
  });
  const withSelected =
    (run: (actions: InboxActions) => void): (() => void) =>
    () => {
      if (selected !== undefined) run(actionsOf(selected));
    };
  const { tomorrow } = snoozeTimes(now.getTime(), clock.timeZone);
  useShortcuts([
    { keys: 'j', label: t('inbox.next'), run: () => move(1) },
    { keys: 'k', label: t('inbox.previous'), run: () => move(-1) },
    ...(tab === 'done'
      ? []
      : [
          { keys: 'e', label: t('inbox.done'), run: withSelected(({ done }) => done()) },
          {
            keys: 'h',
            label: t('inbox.snooze'),
            run: withSelected(({ snooze }) => snooze(tomorrow)),
          },
          {
            keys: 'u',
            label: t('inbox.markUnread'),
            run: withSelected(({ markUnread }) => markUnread()),
          },
        ]),
  ]);

  const [emptyTitle, emptyText] = emptyTexts[tab];
  const isFiltered = shown.group !== null || shown.unreadAt !== null || shown.workflowId !== null;
  if (all.length === 0 && isFiltered)
    return (
      <EmptyState
        icon={<ListFilter />}
        title={t('inbox.filter.empty')}
        text={t('inbox.filter.emptyText')}
        action={<Button onClick={onClearFilter}>{t('inbox.filter.clear')}</Button>}
      />
    );
  if (all.length === 0)
    return <EmptyState icon={<CircleCheck />} title={t(emptyTitle)} text={t(emptyText)} />;
  const hasMore = olderMain.hasMore || olderUpdates.hasMore;
  return (
    <div className={classes.panes}>
      <div className={classes.column}>
        {tab === 'open' &&
          shown.group === null &&
          shown.workflowId === null &&
          all.some((item) => item.isUnread) && (
            <Button
              kind="subtle"
              size="small"
              className={classes.markAll}
              icon={<CheckCheck size={14} />}
              onClick={() => void markAllRead()}
            >
              {t('inbox.markAllRead')}
            </Button>
          )}
        <InboxList
          groups={[
            { title: isOpen ? t('inbox.needsYou') : null, items: main },
            { title: t('inbox.updates'), items: updates },
          ]}
          selectedId={current}
          onMove={move}
          onFocus={select}
          onSelect={(item) => (isNarrow ? open(item) : click(item))}
          onOpen={open}
        />
        {hasMore && (
          <Button kind="subtle" size="small" onClick={() => setPages(pages + 1)}>
            {t('inbox.earlier')}
          </Button>
        )}
      </div>
      {!isNarrow && selected !== undefined && (
        <InboxPreview
          key={selected.subjectId}
          item={selected}
          isDone={tab === 'done'}
          actions={actionsOf(selected)}
        >
          {details(selected)}
        </InboxPreview>
      )}
    </div>
  );
}
