import { AlarmClock, BellOff, Bell, CircleAlert } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { inboxList_item$key } from '../../__generated__/inboxList_item.graphql.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useNow } from '../../lib/i18n/use-now.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { entryText, itemName, itemPlace, type InboxItem } from './entry-text.ts';
import classes from './inbox.module.css';

export const inboxItemFragment = graphql`
  fragment inboxList_item on InboxItem @inline {
    subjectId
    workflowId
    workflowName
    taskId
    path
    reference
    name
    bulkAction
    dueOn
    at
    needsAction
    isUnread
    snoozedUntil
    isMuted
    entries {
      id
      type
      reasonText
      at
      isUnread
      commentId
      excerpt
      actor {
        id
        name
      }
    }
  }
`;

/** What a row shows of an item. */
function RowContent({ item }: { readonly item: InboxItem }): ReactNode {
  const t = useText();
  const format = useFormats();
  const now = useNow();
  const [latest] = item.entries;
  const isLate = item.needsAction && item.dueOn != null && Date.parse(item.dueOn) < now.getTime();
  return (
    <>
      <span className={classes.dot} aria-hidden="true" />
      {latest?.actor == null ? (
        <span className={classes.sign} data-late={isLate || undefined} aria-hidden="true">
          {isLate ? <CircleAlert size={16} /> : <Bell size={16} />}
        </span>
      ) : (
        <Avatar name={latest.actor.name} size={24} isDecorative />
      )}
      <span className={classes.texts}>
        <span className={classes.name}>{itemName(t, item)}</span>
        {latest !== undefined && <span className={classes.what}>{entryText(t, latest)}</span>}
        <span className={classes.place}>{itemPlace(item)}</span>
      </span>
      <span className={classes.aside}>
        {isLate ? (
          <span className={classes.late}>{t('inbox.late')}</span>
        ) : (
          <Moment at={item.at} style="relative" tone="quiet" />
        )}
        {item.isMuted && <BellOff size={12} role="img" aria-label={t('inbox.muted')} />}
        {item.snoozedUntil != null && (
          <AlarmClock
            size={12}
            role="img"
            aria-label={t('inbox.snoozedUntil', { time: format.moment(item.snoozedUntil, now) })}
          />
        )}
        {item.isUnread && <span className="visually-hidden">{t('inbox.unread')}</span>}
      </span>
    </>
  );
}

/** Shows an item as the inbox does, without its actions. */
export function InboxSample({ item }: { readonly item: inboxList_item$key }): ReactNode {
  const shown = readInlineData(inboxItemFragment, item);
  return (
    <div className={classes.row} data-unread={shown.isUnread || undefined}>
      <div className={classes.main} data-sample="">
        <RowContent item={shown} />
      </div>
    </div>
  );
}

export interface InboxRowProps {
  readonly item: InboxItem;
  readonly isSelected: boolean;
  /** True for the one row that Tab reaches. */
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onSelect: () => void;
  readonly onOpen: () => void;
}

function InboxRow({
  item,
  isSelected,
  isTabStop,
  onFocus,
  onSelect,
  onOpen,
}: InboxRowProps): ReactNode {
  return (
    <li className={classes.row} data-unread={item.isUnread || undefined}>
      <button
        type="button"
        id={`inbox-${item.subjectId}`}
        className={classes.main}
        aria-current={isSelected}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={onSelect}
        onDoubleClick={onOpen}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onOpen();
        }}
      >
        <RowContent item={item} />
      </button>
    </li>
  );
}

export interface InboxGroup {
  readonly title: string | null;
  readonly items: readonly InboxItem[];
}

export interface InboxListProps {
  readonly groups: readonly InboxGroup[];
  readonly selectedId: string | null;
  /** Selects the item this many rows below. */
  readonly onMove: (by: number) => void;
  /** Keeps the selection at the focused row. */
  readonly onFocus: (item: InboxItem) => void;
  readonly onSelect: (item: InboxItem) => void;
  readonly onOpen: (item: InboxItem) => void;
}

/** The items of the inbox in groups. One of them is the Tab stop. */
export function InboxList({
  groups,
  selectedId,
  onMove,
  onFocus,
  onSelect,
  onOpen,
}: InboxListProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const all = groups.flatMap(({ items }) => items);
  const stop = all.find(({ subjectId }) => subjectId === selectedId) ?? all[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <nav
      className={classes.list}
      aria-label={t('inbox.list')}
      data-scroller=""
      onKeyDown={onKeyDown}
    >
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <section key={title ?? ''} aria-label={title ?? undefined}>
            {title !== null && (
              <h2 className={classes.group}>
                {title} <span className={classes.count}>{format.count(items.length)}</span>
              </h2>
            )}
            <ul>
              {items.map((item) => (
                <InboxRow
                  key={item.subjectId}
                  item={item}
                  isSelected={item.subjectId === selectedId}
                  isTabStop={item === stop}
                  onFocus={() => onFocus(item)}
                  onSelect={() => onSelect(item)}
                  onOpen={() => onOpen(item)}
                />
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
