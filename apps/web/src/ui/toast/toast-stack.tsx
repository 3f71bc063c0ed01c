import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { dismissNotice, useNotices, type Notice } from '../../lib/notice/notices.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import classes from './toast.module.css';

const icons = { success: CircleCheck, danger: CircleX, neutral: Info } as const;
/** Milliseconds to read a toast. With undo it stays for ten seconds. */
const lifetime = 6_000;
const lifetimeWithAction = 10_000;

function Toast({ notice }: { readonly notice: Notice }): ReactNode {
  const t = useText();
  const [isPaused, setIsPaused] = useState(false);
  const Icon = icons[notice.tone];
  const { id, action, tone } = notice;
  const life = action === undefined ? lifetime : lifetimeWithAction;
  useEffect(() => {
    // Errors stay until dismissed. Other toasts stay while hovered or focused.
    if (isPaused || tone === 'danger') return undefined;
    const timer = setTimeout(() => dismissNotice(id), life);
    return () => clearTimeout(timer);
  }, [id, isPaused, life, tone]);
  return (
    <li
      className={classes.toast}
      data-tone={tone}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Icon className={classes.icon} aria-hidden="true" />
      <div className={classes.text}>
        {notice.text}
        {notice.requestId && (
          <span className={classes.request}>{t('ui.requestId', { id: notice.requestId })}</span>
        )}
      </div>
      {action !== undefined && (
        <Button
          size="x-small"
          onClick={() => {
            dismissNotice(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="x-small"
        label={t('ui.dismiss')}
        icon={<X />}
        onClick={() => dismissNotice(id)}
      />
    </li>
  );
}

/** Mounted once. Shows temporary notices at the bottom, announced politely. */
export function ToastStack(): ReactNode {
  const t = useText();
  const notices = useNotices();
  return (
    <section aria-label={t('ui.notices')} aria-live="polite" className={classes.region}>
      <ol className={classes.stack}>
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </ol>
    </section>
  );
}
