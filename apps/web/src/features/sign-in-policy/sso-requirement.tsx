import { useState, type ReactNode } from 'react';
import type { ssoMutationsRequireMutation } from '../../__generated__/ssoMutationsRequireMutation.graphql.ts';
import type { ssoMutationsTestMutation } from '../../__generated__/ssoMutationsTestMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { PartyPicker, type PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { requireConnection, takeSsoFrom, testConnection } from './sso-mutations.ts';
import classes from './sign-in-policy.module.css';
import type { Connection } from './sso-types.ts';

export interface SsoRequirementProps {
  readonly connection: Connection;
  readonly breakGlassIds: readonly string[];
  readonly admins: readonly PartyOption[];
}

/** Tests an identity provider, and requires it for the people of its domains. */
export function SsoRequirement({
  connection: { id, isRequired, testedAt },
  breakGlassIds,
  admins,
}: SsoRequirementProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const [requires, setRequires] = useState(isRequired);
  const [exempt, setExempt] = useState<readonly PartyOption[]>(() =>
    admins.filter((admin) => breakGlassIds.includes(admin.id)),
  );
  const testing = useCommand<ssoMutationsTestMutation>(testConnection, {
    fields: ['issuer'],
    onDone: ({ testSsoConnection: { url } }) => location.assign(url),
  });
  const saving = useCommand<ssoMutationsRequireMutation>(requireConnection, {
    fields: ['isRequired', 'breakGlassIds'],
    updater: takeSsoFrom('requireSso'),
    onDone: () => notify({ tone: 'success', text: t('signIn.saved') }),
  });
  return (
    <div className={classes.requirement}>
      <div>
        <Button loading={testing.isPending} onClick={() => void testing.run(() => ({ id }))}>
          {t('sso.test')}
        </Button>
        <p className={classes.text} role="status">
          {testing.fieldErrors['issuer'] ??
            (testedAt == null
              ? t('sso.testHint')
              : t('sso.testedAt', { date: format.date(testedAt) }))}
        </p>
      </div>
      <Checkbox
        label={t('sso.require')}
        description={t('sso.requireHint')}
        checked={requires}
        error={saving.fieldErrors['isRequired'] ?? null}
        onChange={setRequires}
      />
      <PartyPicker
        label={t('sso.breakGlass')}
        description={t('sso.breakGlassHint')}
        placeholder={t('sso.noAdmins')}
        parties={admins}
        value={exempt}
        error={saving.fieldErrors['breakGlassIds'] ?? null}
        onChange={setExempt}
      />
      <div>
        <Button
          loading={saving.isPending}
          onClick={() =>
            void saving.run(() => ({
              input: {
                id,
                isRequired: requires,
                breakGlassIds: exempt.map((admin) => admin.id),
              },
            }))
          }
        >
          {t('sso.saveRequirement')}
        </Button>
      </div>
    </div>
  );
}
