import { CloudOff } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './viewing-banner.module.css';

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** Says that there is no connection, and what that means. */
export function OfflineBanner(): ReactNode {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <div className={classes.banner}>
          <CloudOff size={16} aria-hidden="true" />
          <span>{t('app.offline')}</span>
        </div>
      )}
    </div>
  );
}
