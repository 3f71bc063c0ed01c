import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import type { entrySessionQuery } from '../__generated__/entrySessionQuery.graphql.ts';
import { graphqlRequest, nameViewer } from '../lib/api/graphql-request.ts';
import { graphql } from '../lib/api/graphql-tag.ts';
import { loadGuestMessages } from '../lib/i18n/load-messages.ts';
import { readPreference, writePreference } from '../lib/preferences/stored-preferences.ts';
import { applyAccent, applyTheme } from '../ui/theme/apply-theme.ts';
import { workspaceOfPage } from '../lib/session/page-workspace.ts';
import { guestPageAt, isSharedPage } from './guest/guest-address.ts';
import { startFirstQueries } from './first-queries.ts';
import { startLocale } from './start-locale.ts';
import { readTheme } from './stored-theme.ts';

/**
 * Query of the session. It is sent for guest pages, and if this browser isn't known to be signed
 * in.
 */
const sessionQuery = graphql`
  query entrySessionQuery($workspace: ID, $isSharedPage: Boolean!) {
    viewer @skip(if: $isSharedPage) {
      id
    }
    installation {
      isFirstRun
      needsSetupCode
      demo {
        emails
        password
      }
    }
    workspaceBrand(tenantId: $workspace) {
      tenantId
      name
      accentColor
      foreground
      background
      languages
      hasLogo
    }
    socialSignIn(tenantId: $workspace) {
      tenantId
      name
    }
  }
`;

const guestPage = guestPageAt(location.pathname);

const root = createRoot(document.querySelector('#root') ?? document.body);

async function startMember(): Promise<void> {
  startFirstQueries(location);
  const { MemberApp } = await import('./member-app.tsx');
  root.render(<MemberApp />);
}

async function startGuest(): Promise<void> {
  const locale = startLocale();
  const [session, messages, { GuestApp }] = await Promise.all([
    graphqlRequest<entrySessionQuery>(sessionQuery, {
      workspace: workspaceOfPage(location.search),
      isSharedPage: isSharedPage(guestPage),
    }).catch(() => null),
    loadGuestMessages(locale),
    import('./guest/guest-app.tsx'),
  ]);
  if (session?.viewer) {
    writePreference('authenticated', 'yes');
    await startMember();
    return;
  }
  if (session?.workspaceBrand != null) applyAccent(session.workspaceBrand.accentColor);
  root.render(
    <GuestApp
      installation={session?.installation ?? null}
      brand={session?.workspaceBrand ?? null}
      social={session?.socialSignIn ?? null}
      start={{ locale, messages }}
      onRetry={() => void startGuest()}
      onSignedIn={(path) => {
        history.replaceState(null, '', path);
        void startMember();
      }}
    />,
  );
}

const viewer = readPreference('viewer');
if (viewer !== null) nameViewer(viewer);
applyTheme(readTheme());
applyAccent(readPreference('accent'));
const hasSession =
  document.documentElement.dataset['session'] !== undefined ||
  readPreference('authenticated') !== null;
void (hasSession && guestPage === null ? startMember() : startGuest());
