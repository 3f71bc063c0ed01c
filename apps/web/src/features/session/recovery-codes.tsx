import { Copy, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './two-step.module.css';

/** New recovery codes. They are shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t('session.copyCodes')}
        </Button>
        <a
          className={classes.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="baton-recovery-codes.txt"
        >
          <Download size={15} aria-hidden="true" />
          {t('session.downloadCodes')}
        </a>
      </div>
      <p role="status">{isCopied ? t('session.codesCopied') : ''}</p>
    </>
  );
}
