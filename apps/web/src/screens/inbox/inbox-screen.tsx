import { useNavigate, useSearch } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { CommentsSection } from '../../features/comments/comments-section.tsx';
import { notificationGroups } from '@baton/domain/notification/notification-types';
import {
  InboxFilterMenu,
  noInboxFilter,
  type InboxFilter,
} from '../../features/inbox/inbox-filter.tsx';
import { InboxPane, type InboxTab } from '../../features/inbox/inbox-pane.tsx';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';
import classes from './inbox-screen.module.css';

const TaskPane = lazyComponent(
  async () => (await import('../../features/tasks/pane/task-pane.tsx')).TaskPane,
);

const labels = {
  open: 'inbox.current',
  mentions: 'inbox.mentions',
  snoozed: 'inbox.snoozed',
  done: 'inbox.finished',
} as const satisfies Readonly<Record<InboxTab, string>>;
const tabs = ['open', 'mentions', 'snoozed', 'done'] as const satisfies readonly InboxTab[];

/** Notifications of the person: items that need them, and updates. */
export function InboxScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const {
    tab: asked = 'open',
    type,
    unread,
    'workflow-id': workflow,
  } = useSearch({ strict: false });
  const tab = tabs.find((one) => one === asked) ?? null;
  const filter: InboxFilter = {
    group: notificationGroups.find((one) => one === type) ?? null,
    isUnread: unread === 'yes',
    workflowId: workflow ?? null,
  };
  const [openedAt, setOpenedAt] = useState(() => new Date().toISOString());
  const shown = useDeferredValue(tab);
  const group = useDeferredValue(filter.group);
  const unreadAt = useDeferredValue(filter.isUnread && tab !== 'done' ? openedAt : null);
  const workflowId = useDeferredValue(filter.workflowId);
  const show = (next: InboxTab, by: InboxFilter): void => {
    setOpenedAt(new Date().toISOString());
    const search = {
      ...(next !== 'open' && { tab: next }),
      ...(by.group !== null && { type: by.group }),
      ...(by.isUnread && { unread: 'yes' }),
      ...(by.workflowId !== null && { 'workflow-id': by.workflowId }),
    };
    void navigate({ to: '/inbox', search, replace: true });
  };
  if (tab === null || shown === null) return <UnknownTab href="/inbox" />;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('inbox.title') }]}
        icon={<Inbox />}
        actions={
          <InboxFilterMenu
            filter={filter}
            isAllRead={tab === 'done'}
            onChange={(next) => show(tab, next)}
          />
        }
      />
      <Tabs
        isWide
        className={classes.page}
        label={t('inbox.sections')}
        tabs={tabs.map((key) => ({ key, label: t(labels[key]) }))}
        value={tab}
        onChange={(next) => show(next, filter)}
      >
        <Suspense fallback={<PageWait rows={8} />}>
          <InboxPane
            key={`${shown} ${group} ${unreadAt} ${workflowId}`}
            tab={shown}
            shown={{ group, unreadAt, workflowId }}
            onClearFilter={() => show(tab, noInboxFilter)}
            details={({ workflowId, taskId }) => {
              if (taskId != null)
                return (
                  <Suspense fallback={<PageWait rows={6} />}>
                    <TaskPane
                      taskId={taskId}
                      comments={(task) => (
                        <CommentsSection workflowId={task.workflowId} taskId={task.id} />
                      )}
                    />
                  </Suspense>
                );
              return workflowId == null ? null : (
                <div className={classes.comments}>
                  <CommentsSection workflowId={workflowId} taskId={null} />
                </div>
              );
            }}
          />
        </Suspense>
      </Tabs>
    </>
  );
}
