import { ListFilter } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import {
  notificationGroups,
  type NotificationGroup,
} from '@baton/domain/notification/notification-types';
import { useText } from '../../lib/i18n/use-text.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

/** What the list shows. */
export interface ShownInbox {
  /** Null for all. */
  readonly group: NotificationGroup | null;
  /** Only what was unread at this time, so that items stay while they are read. Null for all. */
  readonly unreadAt: string | null;
}

export interface InboxFilter {
  /** Null for all. */
  readonly group: NotificationGroup | null;
  readonly isUnread: boolean;
}

export interface InboxFilterMenuProps {
  readonly filter: InboxFilter;
  /** True for "Done", where everything is read. */
  readonly isAllRead: boolean;
  readonly onChange: (filter: InboxFilter) => void;
}

/** Filters the inbox by the type of its entries, or to unread items. */
export function InboxFilterMenu({ filter, isAllRead, onChange }: InboxFilterMenuProps): ReactNode {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { group } = filter;
  const isUnread = filter.isUnread && !isAllRead;
  useShortcuts([{ keys: 'f', label: t('inbox.filter.open'), run: () => button.current?.click() }]);
  const count = Number(group !== null) + Number(isUnread);
  return (
    <Menu
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
      ]}
    />
  );
}
