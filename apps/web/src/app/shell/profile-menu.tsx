import {
  CalendarOff,
  KeyRound,
  Keyboard,
  LogOut,
  MonitorSmartphone,
  ShieldCheck,
  SlidersHorizontal,
} from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { profileMenu_viewer$key } from '../../__generated__/profileMenu_viewer.graphql.ts';
import type { profileMenuSignOutMutation } from '../../__generated__/profileMenuSignOutMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { endPush } from '../../lib/push/browser-push.ts';
import { clearBrowser } from '../../lib/session/leave-session.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import classes from './shell-sidebar.module.css';

const PreferencesDialog = lazyComponent(
  async () => (await import('../../features/preferences/preferences-dialog.tsx')).PreferencesDialog,
);
const AbsenceDialog = lazyComponent(
  async () => (await import('../../features/absence/absence-dialog.tsx')).AbsenceDialog,
);
const ApiTokensDialog = lazyComponent(
  async () => (await import('../../features/preferences/api-tokens-dialog.tsx')).ApiTokensDialog,
);
const SignInMethodsDialog = lazyComponent(
  async () =>
    (await import('../../features/session/methods/sign-in-methods-dialog.tsx')).SignInMethodsDialog,
);
const SessionsDialog = lazyComponent(
  async () => (await import('../../features/preferences/sessions-dialog.tsx')).SessionsDialog,
);

const viewerFragment = graphql`
  fragment profileMenu_viewer on Viewer {
    user {
      name
      email
      permissions {
        editAbsence
      }
    }
    ...preferencesDialog_viewer
  }
`;

const signOut = graphql`
  mutation profileMenuSignOutMutation {
    signOut {
      ok
    }
  }
`;

export interface ProfileMenuProps {
  readonly viewer: profileMenu_viewer$key;
  readonly onShowKeys: () => void;
}

/** `?preferences=1` opens the preferences, to which emails link. */
export function ProfileMenu({ viewer, onShowKeys }: ProfileMenuProps): ReactNode {
  const t = useText();
  const data = useFragment(viewerFragment, viewer);
  const [open, setOpen] = useState<
    'preferences' | 'sessions' | 'tokens' | 'methods' | 'absence' | null
  >(null);
  const { preferences } = useSearch({ strict: false });
  const navigate = useNavigate();
  const closePreferences = (): void => {
    setOpen(null);
    if (preferences === undefined) return;
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, preferences: undefined }),
      replace: true,
    });
  };
  const leaving = useCommand<profileMenuSignOutMutation>(signOut, {
    onDone: () => {
      void Promise.all([clearBrowser(), endPush()]).then(() => location.assign('/login'));
    },
  });
  return (
    <>
      <Menu
        position="top-start"
        width={232}
        commandSubject={data.user.name}
        trigger={
          <button type="button" className={classes.trigger}>
            <Avatar name={data.user.name} size={20} isDecorative />
            <span className={classes.person}>{data.user.name}</span>
            <span className="visually-hidden">{t('app.profileMenu')}</span>
          </button>
        }
        items={[
          { heading: data.user.email },
          {
            key: 'preferences',
            label: t('app.preferences'),
            icon: <SlidersHorizontal />,
            run: () => setOpen('preferences'),
          },
          ...(data.user.permissions.editAbsence
            ? [
                {
                  key: 'absence',
                  label: t('absence.title'),
                  icon: <CalendarOff />,
                  run: () => setOpen('absence'),
                },
              ]
            : []),
          {
            key: 'sessions',
            label: t('app.sessions'),
            icon: <MonitorSmartphone />,
            run: () => setOpen('sessions'),
          },
          {
            key: 'methods',
            label: t('session.methods'),
            icon: <ShieldCheck />,
            run: () => setOpen('methods'),
          },
          {
            key: 'tokens',
            label: t('app.apiTokens'),
            icon: <KeyRound />,
            run: () => setOpen('tokens'),
          },
          {
            key: 'keys',
            label: t('ui.shortcuts'),
            icon: <Keyboard />,
            keyHint: '?',
            run: onShowKeys,
          },
          'divider',
          {
            key: 'sign-out',
            label: t('app.signOut'),
            icon: <LogOut />,
            run: () => void leaving.run(() => ({})),
          },
        ]}
      />
      <Suspense fallback={null}>
        {(open === 'preferences' || preferences !== undefined) && (
          <PreferencesDialog viewer={data} onClose={closePreferences} />
        )}
        {open === 'absence' && <AbsenceDialog person={null} onClose={() => setOpen(null)} />}
        {open === 'tokens' && <ApiTokensDialog onClose={() => setOpen(null)} />}
        {open === 'methods' && <SignInMethodsDialog onClose={() => setOpen(null)} />}
        {open === 'sessions' && <SessionsDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
