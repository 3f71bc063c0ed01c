import { Suspense, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { ChatAddress } from '../../fields/notifications/chat-address.tsx';
import { SettingsSection } from '../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { DefaultTimes } from './default-times.tsx';
import { NotificationCheck } from './notification-check.tsx';
import { NotificationDefaults } from './notification-defaults.tsx';
import { NotificationGallery, type NotificationGalleryProps } from './notification-gallery.tsx';
import classes from './notification-admin.module.css';

/** Shows the default notifications, explains missing ones, and shows samples. */
export function NotificationPanel({ inboxItem }: NotificationGalleryProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.panel}>
      <h2 className="visually-hidden">{t('inbox.settings')}</h2>
      <SettingsSection title={t('notices.defaults')} hint={t('notices.defaultsAbout')}>
        <Suspense fallback={<Skeleton rows={8} variant="cards" />}>
          <NotificationDefaults />
        </Suspense>
      </SettingsSection>
      <SettingsSection title={t('times.defaults')} hint={t('times.defaultsAbout')}>
        <Suspense fallback={<Skeleton rows={3} variant="cards" />}>
          <DefaultTimes />
        </Suspense>
      </SettingsSection>
      <SettingsSection title={t('chat.workspace')} hint={t('chat.workspaceAbout')}>
        <Suspense fallback={<Skeleton rows={1} variant="cards" />}>
          <ChatAddress isWorkspace />
        </Suspense>
      </SettingsSection>
      <SettingsSection title={t('notices.check.title')} hint={t('notices.check.about')}>
        <NotificationCheck />
      </SettingsSection>
      <SettingsSection title={t('notices.gallery')} hint={t('notices.galleryAbout')}>
        <Suspense fallback={<Skeleton rows={8} variant="cards" />}>
          <NotificationGallery inboxItem={inboxItem} />
        </Suspense>
      </SettingsSection>
    </div>
  );
}
