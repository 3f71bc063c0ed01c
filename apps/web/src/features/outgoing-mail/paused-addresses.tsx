import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { outgoingMailQuery } from '../../__generated__/outgoingMailQuery.graphql.ts';
import type { pausedAddressesResumeMutation } from '../../__generated__/pausedAddressesResumeMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import classes from './outgoing-mail.module.css';

export interface PausedAddressesProps {
  readonly addresses: outgoingMailQuery['response']['pausedAddresses'];
  readonly onDone: () => void;
}

/** Addresses that mail servers refused, which an admin can resume. Nothing if there are none. */
export function PausedAddresses({ addresses, onDone }: PausedAddressesProps): ReactNode {
  const t = useText();
  const resuming = useCommand<pausedAddressesResumeMutation>(
    graphql`
      mutation pausedAddressesResumeMutation($input: ResumeAddressInput!) {
        resumeAddress(input: $input) {
          addresses {
            email
          }
        }
      }
    `,
    { onDone },
  );
  const resume = async (email: string): Promise<void> => {
    const done = await resuming.run(() => ({ input: { email } }));
    if (done !== null) notify({ tone: 'success', text: t('mail.resumed', { email }) });
  };
  if (addresses.length === 0) return null;
  return (
    <section className={classes.paused} aria-labelledby="paused-addresses">
      <h2 id="paused-addresses">{t('mail.paused')}</h2>
      <p className={classes.answer}>{t('mail.pausedAbout')}</p>
      <ul>
        {addresses.map(({ email, detail, pausedAt }) => (
          <li key={email} className={classes.address}>
            <div className={classes.reason}>
              <div>{email}</div>
              <div className={classes.answer}>{detail}</div>
            </div>
            <Moment at={pausedAt} tone="quiet" />
            <Button
              size="small"
              aria-label={t('mail.resumeAddress', { email })}
              disabled={resuming.isPending}
              onClick={() => void resume(email)}
            >
              {t('mail.resume')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
