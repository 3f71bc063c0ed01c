import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { signInMethodsDialogQuery } from '../../../__generated__/signInMethodsDialogQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { TotpSetUp } from '../totp-set-up.tsx';
import classes from '../two-step.module.css';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

type Part = 'overview' | 'setUp' | 'password';

/** How the person signs in: password, two-step sign-in, and passkeys. */
export function SignInMethodsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const [part, setPart] = useState<Part>('overview');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (part === 'password') return <ChangePasswordDialog onClose={() => setPart('overview')} />;
  const content = (): ReactNode => {
    if (codes !== null)
      return (
        <>
          <p>{t('session.recoveryText')}</p>
          <RecoveryCodes codes={codes} />
          <Button
            kind="primary"
            onClick={() => {
              setCodes(null);
              setPart('overview');
            }}
          >
            {t('ui.close')}
          </Button>
        </>
      );
    if (part === 'setUp')
      return <TotpSetUp challenge={null} onDone={setCodes} onExpired={() => setPart('overview')} />;
    return (
      <Suspense fallback={<Skeleton rows={4} />}>
        <Overview onPart={setPart} onCodes={setCodes} />
      </Suspense>
    );
  };
  const title = t(part === 'setUp' ? 'session.setUpTitle' : 'session.methods');
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={classes.dialog}>{content()}</div>
    </Dialog>
  );
}

interface OverviewProps {
  readonly onPart: (part: Part) => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Overview({ onPart, onCodes }: OverviewProps): ReactNode {
  const t = useText();
  const { viewer } = useQuery<signInMethodsDialogQuery>(
    graphql`
      query signInMethodsDialogQuery {
        viewer {
          id
          signIn {
            hasPassword
          }
          ...twoStepSection_viewer
          ...passkeySection_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  if (viewer == null) return null;
  return (
    <>
      {viewer.signIn.hasPassword && (
        <SettingsSection
          title={t('session.password')}
          action={
            <Button size="small" onClick={() => onPart('password')}>
              {t('app.changePassword')}
            </Button>
          }
        />
      )}
      <TwoStepSection viewer={viewer} onSetUp={() => onPart('setUp')} onCodes={onCodes} />
      <PasskeySection viewer={viewer} />
    </>
  );
}
