import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../button/button.tsx';
import classes from './tokens.module.css';

export interface ShownSecretProps {
  readonly secret: string;
  /** What to do with it, and that it isn't shown again. */
  readonly about: string;
  readonly copyLabel: string;
  readonly copiedText: string;
  readonly onDone: () => void;
}

/** A secret that is shown once, with a button to copy it. */
export function ShownSecret({
  secret,
  about,
  copyLabel,
  copiedText,
  onDone,
}: ShownSecretProps): ReactNode {
  const t = useText();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    notify({ tone: 'success', text: copiedText });
  };
  return (
    <div className={classes.token} role="status">
      <p>{about}</p>
      <code className={classes.secret}>{secret}</code>
      <div className={classes.pair}>
        <Button kind="primary" icon={<Copy />} onClick={() => void copy()}>
          {copyLabel}
        </Button>
        <Button onClick={onDone}>{t('ui.close')}</Button>
      </div>
    </div>
  );
}
