import { signInMethods, type SignInMethod } from '@baton/domain/tenant/sign-in-policy';
import type { SessionLimits } from '@baton/domain/tenant/session-limits';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { signInPanelMutation } from '../../__generated__/signInPanelMutation.graphql.ts';
import type {
  signInPanelQuery,
  signInPanelQuery$data,
} from '../../__generated__/signInPanelQuery.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { PartyPicker, type PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { Select } from '../../ui/select/select.tsx';
import { SessionLimitFields } from './session-limit-fields.tsx';
import { MethodList } from './method-list.tsx';
import { MethodTest } from './method-test.tsx';
import { TestDialog, type MethodToTest } from './test-dialog.tsx';
import { SsoSection } from './sso-section.tsx';
import classes from './sign-in-policy.module.css';

type Policy = NonNullable<signInPanelQuery$data['signInPolicy']>;
type SingleSignOn = signInPanelQuery$data['singleSignOn'];

const query = graphql`
  query signInPanelQuery {
    signInPolicy {
      methods
      passwordPolicy
      requiresSecondFactor
      secondFactorRoleIds
      confirmsAddress
      sessionIdleMinutes
      sessionMaxMinutes
    }
    roles {
      id
      name
      kind
    }
    singleSignOn {
      connections {
        id
        method
        isRequired
      }
      admins {
        id
        name
        kind
      }
      breakGlassIds
      ...ssoSection_sso
    }
  }
`;

/** How the people of the workspace sign in. */
export function SignInPanel(): ReactNode {
  const { signInPolicy, roles, singleSignOn } = useScreenQuery<signInPanelQuery>(query, {});
  return signInPolicy == null ? null : (
    <>
      <PolicyForm policy={signInPolicy} roles={roles} sso={singleSignOn} />
      <SsoSection sso={singleSignOn} />
    </>
  );
}

interface PolicyFormProps {
  readonly policy: Policy;
  readonly roles: readonly PartyOption[];
  readonly sso: SingleSignOn;
}

function PolicyForm({ policy, roles, sso }: PolicyFormProps): ReactNode {
  const t = useText();
  const [passwordPolicy, setPasswordPolicy] = useState<'SPEC' | 'NIST'>(
    policy.passwordPolicy === 'NIST' ? 'NIST' : 'SPEC',
  );
  const [requiresSecondFactor, setRequiresSecondFactor] = useState(policy.requiresSecondFactor);
  const [confirmsAddress, setConfirmsAddress] = useState(policy.confirmsAddress);
  const [limits, setLimits] = useState<SessionLimits>({
    sessionIdleMinutes: policy.sessionIdleMinutes,
    sessionMaxMinutes: policy.sessionMaxMinutes,
  });
  const [chosen, setChosen] = useState<readonly PartyOption[]>(() =>
    roles.filter(({ id }) => policy.secondFactorRoleIds.includes(id)),
  );
  const [methods, setMethods] = useState<readonly SignInMethod[]>(() =>
    signInMethods.filter((one) => policy.methods.includes(one)),
  );
  const [exempt, setExempt] = useState<readonly PartyOption[]>(() =>
    sso.admins.filter(({ id }) => sso.breakGlassIds.includes(id)),
  );
  const input = {
    ...{ passwordPolicy, requiresSecondFactor, confirmsAddress, methods, ...limits },
    secondFactorRoleIds: chosen.map(({ id }) => id),
    breakGlassIds: exempt.map(({ id }) => id),
  };
  const [saved, setSaved] = useState(() => JSON.stringify(input));
  const [asked, setAsked] = useState<MethodToTest | null>(null);
  const needsExempt =
    !methods.includes('PASSWORD') || sso.connections.some(({ isRequired }) => isRequired);
  const saving = useCommand<signInPanelMutation>(
    graphql`
      mutation signInPanelMutation($input: UpdateSignInPolicyInput!) {
        updateSignInPolicy(input: $input) {
          signInPolicy {
            methods
            passwordPolicy
            requiresSecondFactor
            secondFactorRoleIds
            confirmsAddress
            sessionIdleMinutes
            sessionMaxMinutes
          }
        }
      }
    `,
    {
      fields: [
        ...['requiresSecondFactor', 'methods', 'sessionIdleMinutes', 'sessionMaxMinutes'],
        ...(needsExempt ? ['breakGlassIds'] : []),
      ],
      updater: (store) =>
        store
          .getRoot()
          .getLinkedRecord('singleSignOn')
          ?.setValue(input.breakGlassIds, 'breakGlassIds'),
      onDone: () => {
        setSaved(JSON.stringify(input));
        notify({ tone: 'success', text: t('signIn.saved') });
      },
    },
  );
  return (
    <>
      <form
        className={classes.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.run(() => ({ input }));
        }}
      >
        <Card title={t('signIn.methods')}>
          <p className={classes.text}>{t('signIn.methodsText')}</p>
          <MethodList
            value={methods}
            connections={sso.connections}
            error={saving.fieldErrors['methods'] ?? null}
            hasUnsaved={JSON.stringify(input) !== saved}
            onChange={setMethods}
            onAsk={setAsked}
          />
          {needsExempt && (
            <div className={classes.below}>
              <PartyPicker
                label={t('sso.breakGlass')}
                description={t('signIn.breakGlassHint')}
                placeholder={t('sso.noAdmins')}
                parties={sso.admins}
                value={exempt}
                error={saving.fieldErrors['breakGlassIds'] ?? null}
                onChange={setExempt}
              />
            </div>
          )}
        </Card>
        <Card title={t('signIn.twoStep')}>
          <p className={classes.text}>{t('signIn.twoStepText')}</p>
          <div className={classes.text}>
            <MethodTest method="CODE" name={t('signIn.twoStep')} onAsk={setAsked} />
          </div>
          <Checkbox
            label={t('signIn.requireForAll')}
            checked={requiresSecondFactor}
            error={saving.fieldErrors['requiresSecondFactor'] ?? null}
            onChange={setRequiresSecondFactor}
          />
          {!requiresSecondFactor && (
            <div className={classes.below}>
              <PartyPicker
                label={t('signIn.requireForRoles')}
                placeholder={t('signIn.noRoles')}
                parties={roles}
                value={chosen}
                onChange={setChosen}
              />
            </div>
          )}
        </Card>
        <Card title={t('signIn.addresses')}>
          <p className={classes.text}>{t('signIn.addressesText')}</p>
          <Checkbox
            label={t('signIn.confirmsAddress')}
            checked={confirmsAddress}
            onChange={setConfirmsAddress}
          />
        </Card>
        <Card title={t('signIn.sessions')}>
          <p className={classes.text}>{t('signIn.sessionsText')}</p>
          <SessionLimitFields value={limits} errors={saving.fieldErrors} onChange={setLimits} />
        </Card>
        <Card title={t('signIn.passwords')}>
          <Select<'SPEC' | 'NIST'>
            label={t('signIn.passwordRules')}
            description={t(passwordPolicy === 'SPEC' ? 'signIn.specText' : 'signIn.nistText')}
            required
            searchable={false}
            value={passwordPolicy}
            options={[
              { value: 'SPEC', label: t('signIn.spec') },
              { value: 'NIST', label: t('signIn.nist') },
            ]}
            onChange={(next) => setPasswordPolicy(next ?? passwordPolicy)}
          />
        </Card>
        <div>
          <Button type="submit" kind="primary" loading={saving.isPending}>
            {t('ui.save')}
          </Button>
        </div>
      </form>
      {asked !== null && <TestDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
