import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './guest-form.module.css';

export interface DemoAccountsProps {
  readonly emails: readonly string[];
  readonly password: string;
  readonly onChoose: (email: string) => void;
}

const fewAccounts = 5;

/** Lists the accounts of the demo company. */
export function DemoAccounts({ emails, password, onChoose }: DemoAccountsProps): ReactNode {
  const t = useText();
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? emails : emails.slice(0, fewAccounts);
  return (
    <section className={classes.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes.demoTitle}>
        {t('session.demoTitle')}
      </h2>
      <p className={classes.demoText}>
        {t.rich('session.demoText', { password, code: (text) => <code>{text}</code> })}
      </p>
      <ul className={classes.demoList}>
        {shown.map((email) => (
          <li key={email}>
            <button type="button" className={classes.demoAccount} onClick={() => onChoose(email)}>
              {email}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < emails.length && (
        <Button
          kind="subtle"
          size="small"
          className={classes.demoMore}
          onClick={() => setAreAllShown(true)}
        >
          {t('session.demoMore', { count: emails.length })}
        </Button>
      )}
    </section>
  );
}
