import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './sign-in-policy.module.css';

export interface CopiedTextProps {
  readonly label: string;
  readonly text: string;
}

/** A text that the admin enters elsewhere, with a button that copies it. */
export function CopiedText({ label, text }: CopiedTextProps): ReactNode {
  const t = useText();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notify({ tone: 'success', text: t('sso.copied') });
  };
  return (
    <div>
      <div className={classes.label}>{label}</div>
      <div className={classes.copied}>
        <code>{text}</code>
        <Button
          size="small"
          icon={<Copy />}
          aria-label={`${t('sso.copy')}: ${label}`}
          onClick={() => void copy()}
        >
          {t('sso.copy')}
        </Button>
      </div>
    </div>
  );
}
