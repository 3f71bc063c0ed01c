import { supportedLanguages } from '@baton/domain/tenant/branding';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { preferencesDialog_viewer$key } from '../../__generated__/preferencesDialog_viewer.graphql.ts';
import type { preferencesDialogSaveMutation } from '../../__generated__/preferencesDialogSaveMutation.graphql.ts';
import { ChatAddress } from '../../fields/notifications/chat-address.tsx';
import { PlaceFields } from '../../fields/place/place-fields.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { localeLabels, localeNames, type LocaleName } from '../../lib/i18n/locales.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FilterChips } from '../../ui/filter-bar/filter-bar.tsx';
import { Select } from '../../ui/select/select.tsx';
import { SettingsSection } from '../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { NotificationTimes } from './notification-times.tsx';
import { PushMessages } from './push-messages.tsx';
import { WatchedList } from './watched-list.tsx';
import classes from './preferences.module.css';

const viewerFragment = graphql`
  fragment preferencesDialog_viewer on Viewer {
    id
    locale
    theme
    user {
      id
      region
      timeZone
    }
    tenant {
      languages
    }
  }
`;

const save = graphql`
  mutation preferencesDialogSaveMutation($input: UpdatePreferencesInput!) {
    updatePreferences(input: $input) {
      viewer {
        id
        locale
        theme
        user {
          id
          region
          timeZone
        }
      }
    }
  }
`;

export interface PreferencesDialogProps {
  readonly viewer: preferencesDialog_viewer$key;
  readonly onClose: () => void;
}

/** Language, theme, region, time zone, calendar feed, and notifications. Each change is saved immediately. */
export function PreferencesDialog({ viewer, onClose }: PreferencesDialogProps): ReactNode {
  const t = useText();
  const { locale, theme, user, tenant } = useFragment(viewerFragment, viewer);
  // The person's current language is offered even if the workspace doesn't offer it anymore.
  const languages = localeNames.filter(
    (name) => name === locale || supportedLanguages(tenant).includes(name),
  );
  const saving = useCommand<preferencesDialogSaveMutation>(save);
  return (
    <Dialog isOpen onClose={onClose} title={t('app.preferences')} size="small">
      <div className={classes.fields}>
        <Select<LocaleName>
          label={t('app.language')}
          required
          value={locale}
          options={languages.map((name) => ({ value: name, label: localeLabels[name] }))}
          status={saving.isPending ? t('ui.saving') : undefined}
          onChange={(next) => {
            if (next !== null && next !== locale)
              void saving.run(() => ({ input: { locale: next } }));
          }}
        />
        <div>
          <div className={classes.label}>{t('app.theme')}</div>
          <FilterChips
            label={t('app.theme')}
            value={theme}
            options={[
              { key: 'SYSTEM', label: t('app.themeSystem'), icon: <Monitor size={14} /> },
              { key: 'LIGHT', label: t('app.themeLight'), icon: <Sun size={14} /> },
              { key: 'DARK', label: t('app.themeDark'), icon: <Moon size={14} /> },
            ]}
            onChange={(next) => void saving.run(() => ({ input: { theme: next } }))}
          />
        </div>
        <PlaceFields
          region={user.region ?? null}
          timeZone={user.timeZone ?? null}
          disabled={saving.isPending}
          onChange={(input) => void saving.run(() => ({ input }))}
        />
        <SettingsSection title={t('app.calendarFeed')} hint={t('app.calendarFeedAbout')}>
          <Suspense fallback={<Skeleton rows={1} variant="cards" />}>
            <CalendarFeed />
          </Suspense>
        </SettingsSection>
        <SettingsSection title={t('inbox.settings')} hint={t('inbox.settingsAbout')}>
          <Suspense fallback={<Skeleton rows={6} variant="cards" />}>
            <NotificationSettings />
          </Suspense>
        </SettingsSection>
        <SettingsSection title={t('push.title')} hint={t('push.about')}>
          <Suspense fallback={<Skeleton rows={1} variant="cards" />}>
            <PushMessages />
          </Suspense>
        </SettingsSection>
        <SettingsSection title={t('chat.title')} hint={t('chat.about')}>
          <Suspense fallback={<Skeleton rows={1} variant="cards" />}>
            <ChatAddress isWorkspace={false} />
          </Suspense>
        </SettingsSection>
        <SettingsSection title={t('times.title')} hint={t('times.about')}>
          <Suspense fallback={<Skeleton rows={3} variant="cards" />}>
            <NotificationTimes />
          </Suspense>
        </SettingsSection>
        <SettingsSection title={t('watch.list')} hint={t('watch.listAbout')}>
          <Suspense fallback={<Skeleton rows={2} variant="cards" />}>
            <WatchedList onOpen={onClose} />
          </Suspense>
        </SettingsSection>
      </div>
    </Dialog>
  );
}
