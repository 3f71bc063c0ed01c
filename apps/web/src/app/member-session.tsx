import { RouterProvider } from '@tanstack/react-router';
import { use, useEffect, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { memberSessionQuery } from '../__generated__/memberSessionQuery.graphql.ts';
import { nameViewer } from '../lib/api/graphql-request.ts';
import { LocaleProvider } from '../lib/i18n/locale-provider.tsx';
import { loadMessages } from '../lib/i18n/load-messages.ts';
import { openChangeHub } from '../lib/live/open-change-hub.ts';
import { ChangeHubContext } from '../lib/live/use-live-changes.ts';
import { keepOfflineCopies } from '../lib/offline/offline-copies.ts';
import { writePreference } from '../lib/preferences/stored-preferences.ts';
import { leaveSession } from '../lib/session/leave-session.ts';
import { ViewerContext } from '../lib/session/viewer-context.ts';
import { applyAccent, applyTheme, type ThemeChoice } from '../ui/theme/apply-theme.ts';
import { BootScreen } from './boot-screen.tsx';
import { router } from './router.ts';
import { startLocale } from './start-locale.ts';
import { WorkspaceEntry } from './workspace-entry.tsx';
import { workspaceIn } from './workspace-path.ts';

const sessionQuery = graphql`
  query memberSessionQuery {
    viewer {
      id
      locale
      theme
      timeZone
      viewedBy
      user {
        id
        name
        isAdmin
        timeZone
      }
      tenant {
        id
        accentColor
      }
      tenants {
        id
      }
      navigation {
        home
        myTasks
        assignedTasks
        blueprints
        forms
        people
        admin
        adminSettings
        customFields
        documents
        tags
        createBlueprint
        createCustomField
        createForm
        createPeople
        invitePeople
      }
      ...shellSidebar_viewer
    }
  }
`;

// Loads in parallel with the first query, in the most likely language.
void loadMessages(startLocale());

const themes: Record<'LIGHT' | 'DARK' | 'SYSTEM', ThemeChoice> = {
  LIGHT: 'light',
  DARK: 'dark',
  SYSTEM: 'system',
};

/** Loads the signed-in person and provides language, time zone, theme, and color. */
export function MemberSession(): ReactNode {
  const { viewer } = useLazyLoadQuery<memberSessionQuery>(sessionQuery, {});
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
  readonly viewer: NonNullable<memberSessionQuery['response']['viewer']>;
}

function SignedIn({ viewer }: SignedInProps): ReactNode {
  const { locale, theme, tenant, user, navigation, timeZone } = viewer;
  const environment = useRelayEnvironment();
  const messages = use(loadMessages(locale));
  // A change of the person or the workspace reloads the page.
  const [changeHub] = useState(() => {
    const viewerKey = `${tenant.id} ${user.id}`;
    nameViewer(viewerKey);
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
  useEffect(() => {
    const loading = import('../lib/performance/report-slow-frames.ts');
    const starting = loading.then(({ reportSlowFrames }) => reportSlowFrames());
    return () => void starting.then((stop) => stop());
  }, []);
  useEffect(() => void keepOfflineCopies(), []);
  const isPlaceKnown = user.timeZone != null || viewer.viewedBy != null;
  useEffect(() => {
    if (isPlaceKnown) return;
    void import('../lib/session/tell-place.ts').then(({ tellPlace }) => tellPlace(environment));
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
