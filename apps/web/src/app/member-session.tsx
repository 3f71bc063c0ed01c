import { RouterProvider } from '@tanstack/react-router';
import { use, useEffect, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { memberQuery as MemberQuery } from '../__generated__/memberQuery.graphql.ts';
import { nameViewer } from '../lib/api/graphql-request.ts';
import { LocaleProvider } from '../lib/i18n/locale-provider.tsx';
import { loadMessages } from '../lib/i18n/load-messages.ts';
import { openChangeHub } from '../lib/live/open-change-hub.ts';
import { ChangeHubContext } from '../lib/live/use-live-changes.ts';
import { keepOfflineCopies } from '../lib/offline/offline-copies.ts';
import { reportSlowFrames } from '../lib/performance/report-slow-frames.ts';
import { writePreference } from '../lib/preferences/stored-preferences.ts';
import { leaveSession } from '../lib/session/leave-session.ts';
import { tellPlace } from '../lib/session/tell-place.ts';
import { ViewerContext } from '../lib/session/viewer-context.ts';
import { applyAccent, applyTheme, type ThemeChoice } from '../ui/theme/apply-theme.ts';
import { BootScreen } from './boot-screen.tsx';
import { memberQuery } from './member-query.ts';
import { router } from './router.ts';
import { startLocale } from './start-locale.ts';
import { WorkspaceEntry } from './workspace-entry.tsx';
import { workspaceIn } from './workspace-path.ts';
import { useQuery } from '../lib/api/use-screen-query.ts';

// Loads in parallel with the first query, in the most likely language.
void loadMessages(startLocale());

const themes: Record<'LIGHT' | 'DARK' | 'SYSTEM', ThemeChoice> = {
  LIGHT: 'light',
  DARK: 'dark',
  SYSTEM: 'system',
};

/** Loads the signed-in person and provides language, time zone, theme, and color. */
export function MemberSession(): ReactNode {
  const { viewer } = useQuery<MemberQuery>(memberQuery, {});
  useEffect(() => {
    if (viewer === null) leaveSession();
  }, [viewer]);
  if (viewer == null) return <BootScreen />;
  const named = workspaceIn(location.pathname);
  const isElsewhere = named !== viewer.tenant.id && viewer.tenants.some(({ id }) => id === named);
  return named !== null && isElsewhere ? (
    <WorkspaceEntry id={named} />
  ) : (
    <SignedIn viewer={viewer} />
  );
}

interface SignedInProps {
  readonly viewer: NonNullable<MemberQuery['response']['viewer']>;
}

function SignedIn({ viewer }: SignedInProps): ReactNode {
  const { locale, theme, tenant, user, navigation, timeZone } = viewer;
  const environment = useRelayEnvironment();
  const messages = use(loadMessages(locale));
  // Created once, because the page is loaded again if the person or workspace changes.
  const [changeHub] = useState(() => {
    const viewerKey = `${tenant.id} ${user.id}`;
    nameViewer(viewerKey);
    writePreference('viewer', viewerKey);
    return openChangeHub(viewerKey);
  });
  useEffect(() => {
    document.documentElement.lang = locale;
    writePreference('locale', locale);
    writePreference('authenticated', 'yes');
  }, [locale]);
  useEffect(() => {
    applyTheme(themes[theme]);
    writePreference('theme', theme === 'SYSTEM' ? null : themes[theme]);
  }, [theme]);
  useEffect(() => {
    applyAccent(tenant.accentColor);
    writePreference('accent', tenant.accentColor);
  }, [tenant.accentColor]);
  useEffect(() => reportSlowFrames(), []);
  useEffect(() => void keepOfflineCopies(), []);
  const isPlaceKnown = user.timeZone != null || viewer.viewedBy != null;
  useEffect(() => {
    if (isPlaceKnown) return;
    tellPlace(environment);
  }, [isPlaceKnown, environment]);
  return (
    <LocaleProvider locale={locale} messages={messages} timeZone={timeZone}>
      <ViewerContext
        value={{
          id: user.id,
          name: user.name,
          isAdmin: user.isAdmin,
          isViewed: viewer.viewedBy != null,
          timeZone,
          tenantId: tenant.id,
          navigation,
        }}
      >
        <ChangeHubContext value={changeHub}>
          <RouterProvider router={router} />
        </ChangeHubContext>
      </ViewerContext>
    </LocaleProvider>
  );
}
