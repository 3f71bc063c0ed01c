import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { twoStepSection_viewer$key } from '../../../__generated__/twoStepSection_viewer.graphql.ts';
import type { twoStepSectionOffMutation } from '../../../__generated__/twoStepSectionOffMutation.graphql.ts';
import type { twoStepSectionRenewMutation } from '../../../__generated__/twoStepSectionRenewMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import classes from '../two-step.module.css';

export interface TwoStepSectionProps {
  readonly viewer: twoStepSection_viewer$key;
  readonly onSetUp: () => void;
  /** Gets new recovery codes. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Whether two-step sign-in is on, and what the person can do about it. */
export function TwoStepSection({ viewer, onSetUp, onCodes }: TwoStepSectionProps): ReactNode {
  const t = useText();
  const [isTurningOff, setIsTurningOff] = useState(false);
  const {
    signIn: { hasTotp, recoveryCodesLeft },
  } = useFragment(
    graphql`
      fragment twoStepSection_viewer on Viewer {
        signIn {
          hasTotp
          recoveryCodesLeft
        }
      }
    `,
    viewer,
  );
  const renewing = useCommand<twoStepSectionRenewMutation>(
    graphql`
      mutation twoStepSectionRenewMutation {
        renewRecoveryCodes {
          recoveryCodes
        }
      }
    `,
    { onDone: ({ renewRecoveryCodes }) => onCodes(renewRecoveryCodes.recoveryCodes) },
  );
  const turningOff = useCommand<twoStepSectionOffMutation>(
    graphql`
      mutation twoStepSectionOffMutation {
        turnOffTotp {
          viewer {
            id
            ...twoStepSection_viewer
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
  if (!hasTotp)
    return (
      <SettingsSection title={t('session.twoStepTitle')} hint={t('session.twoStepAbout')}>
        <div>
          <Button onClick={onSetUp}>{t('session.turnOnTwoStep')}</Button>
        </div>
      </SettingsSection>
    );
  return (
    <SettingsSection
      title={t('session.twoStepTitle')}
      action={<Badge tone="done">{t('session.twoStepIsOn')}</Badge>}
    >
      <p>{t('session.codesLeft', { count: recoveryCodesLeft })}</p>
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
    </SettingsSection>
  );
}
