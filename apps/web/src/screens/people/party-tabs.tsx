import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { AuditEntries } from '../../features/audit/audit-log.tsx';
import { PartyTasksList } from '../../features/tasks/list/party-tasks-list.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { findTab } from '../../ui/unknown-tab/find-tab.ts';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';

const labels = {
  work: 'people.openWork',
  members: 'people.members',
  history: 'people.history',
} as const;

export interface PartyTabsProps {
  readonly partyId: string;
  /** Address of the page, for an unknown tab. */
  readonly href: string;
  /** Members of a team. */
  readonly members?: ReactNode;
}

/** Open work, members, and history of a person or team. The history is for admins. */
export function PartyTabs({ partyId, href, members }: PartyTabsProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { isAdmin, navigation } = useViewer();
  const { tab: wanted } = useSearch({ strict: false });
  const shown = (['work', 'members', 'history'] as const).filter(
    (key) =>
      (key !== 'work' || navigation.people) &&
      (key !== 'members' || members !== undefined) &&
      (key !== 'history' || isAdmin),
  );
  if (shown.length === 0) return null;
  const tab = findTab(shown, wanted);
  if (tab === null) return <UnknownTab href={href} />;
  return (
    <Tabs
      label={t('people.pageTabs')}
      tabs={shown.map((key) => ({ key, label: t(labels[key]) }))}
      value={tab}
      onChange={(next) =>
        void navigate({
          to: '.',
          search: (search: Record<string, unknown>) => ({ ...search, tab: next }),
          replace: true,
        })
      }
    >
      <Suspense key={tab} fallback={<PageWait rows={6} />}>
        {tab === 'work' && <PartyTasksList partyId={partyId} />}
        {tab === 'members' && members}
        {tab === 'history' && <AuditEntries objectId={partyId} />}
      </Suspense>
    </Tabs>
  );
}
