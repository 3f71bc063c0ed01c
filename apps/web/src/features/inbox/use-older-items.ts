import type { NotificationType } from '@baton/domain/notification/notification-types';
import { useEffect, useState } from 'react';
import { graphql, readInlineData, useRelayEnvironment } from 'react-relay';
import type { InboxSection } from '../../__generated__/inboxPaneQuery.graphql.ts';
import type { useOlderItemsQuery } from '../../__generated__/useOlderItemsQuery.graphql.ts';
import { fetchFresh } from '../../lib/api/send-request.ts';
import type { inboxList_item$key } from '../../__generated__/inboxList_item.graphql.ts';
import type { InboxItem } from './entry-text.ts';
import type { ShownInbox } from './inbox-filter.tsx';
import { inboxItemFragment } from './inbox-list.tsx';

const query = graphql`
  query useOlderItemsQuery(
    $section: InboxSection!
    $group: NotificationGroup
    $types: [NotificationType!]
    $unreadAt: DateTime
    $workflowId: ID
    $first: Int!
    $after: String
  ) {
    inbox(
      section: $section
      group: $group
      types: $types
      unreadAt: $unreadAt
      workflowId: $workflowId
      first: $first
      after: $after
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
  }
`;

const pageSize = 50;

interface ShownItems extends ShownInbox {
  /** Null for all. Must be the same list each time. */
  readonly types: readonly NotificationType[] | null;
}

interface OlderItems {
  readonly items: readonly InboxItem[];
  readonly hasMore: boolean;
}

const none: OlderItems = { items: [], hasMore: false };

/**
 * Loads the pages after the first one. They are loaded again when the first page changes or with
 * another `version`, so that they fit together. Null loads nothing.
 */
export function useOlderItems(
  section: InboxSection,
  { group, types, unreadAt, workflowId }: ShownItems,
  cursor: string | null,
  pages: number,
  version: number,
): OlderItems {
  const environment = useRelayEnvironment();
  const [older, setOlder] = useState(none);
  useEffect(() => {
    if (cursor === null || pages === 0) return undefined;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const items: InboxItem[] = [];
      let after: string | null = cursor;
      for (let page = 0; page < pages && after !== null; page += 1) {
        const variables: useOlderItemsQuery['variables'] = {
          ...{ section, group, types, unreadAt, workflowId },
          ...{ first: pageSize, after },
        };
        const data: useOlderItemsQuery['response'] | undefined =
          await fetchFresh<useOlderItemsQuery>(environment, query, variables);
        if (data === undefined) return;
        const { edges, pageInfo } = data.inbox;
        for (const { node } of edges)
          items.push(readInlineData<inboxList_item$key>(inboxItemFragment, node));
        after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
      }
      if (isWanted) setOlder({ items, hasMore: after !== null });
    };
    // Errors are ignored: the next change or click loads the pages again.
    void read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [environment, section, group, types, unreadAt, workflowId, cursor, pages, version]);
  if (cursor === null) return none;
  return pages === 0 ? { items: [], hasMore: true } : older;
}
