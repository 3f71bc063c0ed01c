import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { twoStepDialogOffMutation } from '../../__generated__/twoStepDialogOffMutation.graphql.ts';
import type { twoStepDialogQuery } from '../../__generated__/twoStepDialogQuery.graphql.ts';
import type { twoStepDialogRenewMutation } from '../../__generated__/twoStepDialogRenewMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetUp } from './totp-set-up.tsx';
import classes from './two-step.module.css';

/** Turns two-step sign-in on or off for the person. */
export function TwoStepDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const [part, setPart] = useState<'status' | 'setUp'>('status');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('session.twoStepTitle')} size="small">
      <div className={classes.dialog}>
        {codes !== null ? (
          <>
            <p>{t('session.recoveryText')}</p>
            <RecoveryCodes codes={codes} />
            <Button
              kind="primary"
              onClick={() => {
                setCodes(null);
                setPart('status');
              }}
            >
              {t('ui.close')}
            </Button>
          </>
        ) : part === 'setUp' ? (
          <TotpSetUp challenge={null} onDone={setCodes} onExpired={() => setPart('status')} />
        ) : (
          <Suspense fallback={<Skeleton rows={2} />}>
            <Status onSetUp={() => setPart('setUp')} onCodes={setCodes} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}

interface StatusProps {
  readonly onSetUp: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Status({ onSetUp, onCodes }: StatusProps): ReactNode {
  const t = useText();
  const [isTurningOff, setIsTurningOff] = useState(false);
  const { viewer } = useLazyLoadQuery<twoStepDialogQuery>(
    graphql`
      query twoStepDialogQuery {
        viewer {
          id
          signIn {
            hasTotp
            recoveryCodesLeft
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const renewing = useCommand<twoStepDialogRenewMutation>(
    graphql`
      mutation twoStepDialogRenewMutation {
        renewRecoveryCodes {
          recoveryCodes
        }
      }
    `,
    { onDone: ({ renewRecoveryCodes }) => onCodes(renewRecoveryCodes.recoveryCodes) },
  );
  const turningOff = useCommand<twoStepDialogOffMutation>(
    graphql`
      mutation twoStepDialogOffMutation {
        turnOffTotp {
          viewer {
            id
            signIn {
              hasTotp
              recoveryCodesLeft
            }
          }
        }
      }
    `,
    {
      onDone: () => {
        setIsTurningOff(false);
        notify({ tone: 'success', text: t('session.twoStepOff') });
      },
    },
  );
  if (viewer?.signIn.hasTotp !== true)
    return (
      <>
        <p>{t('session.twoStepAbout')}</p>
        <Button kind="primary" onClick={onSetUp}>
          {t('session.turnOnTwoStep')}
        </Button>
      </>
    );
  return (
    <>
      <p>
        <Badge tone="done">{t('session.twoStepIsOn')}</Badge>
      </p>
      <p>{t('session.codesLeft', { count: viewer.signIn.recoveryCodesLeft })}</p>
      <div className={classes.actions}>
        <Button loading={renewing.isPending} onClick={() => void renewing.run(() => ({}))}>
          {t('session.newCodes')}
        </Button>
        <Button onClick={() => setIsTurningOff(true)}>{t('session.turnOffTwoStep')}</Button>
      </div>
      <ConfirmDialog
        isOpen={isTurningOff}
        onClose={() => setIsTurningOff(false)}
        title={t('session.turnOffTitle')}
        confirmLabel={t('session.turnOffTwoStep')}
        loading={turningOff.isPending}
        onConfirm={() => void turningOff.run(() => ({}))}
      >
        {t('session.turnOffText')}
      </ConfirmDialog>
    </>
  );
}
