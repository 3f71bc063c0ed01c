import type { ReactNode } from 'react';
import type { ssoMutationsTestMutation } from '../../__generated__/ssoMutationsTestMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { PartyPicker, type PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { testConnection } from './sso-mutations.ts';
import classes from './sign-in-policy.module.css';
import type { Connection } from './sso-types.ts';

/** Requires an identity provider, and names the people who are exempt. */
export interface Requirement {
  readonly isRequired: boolean;
  readonly exempt: readonly PartyOption[];
}

export interface SsoRequirementProps {
  readonly connection: Connection;
  readonly admins: readonly PartyOption[];
  readonly value: Requirement;
  readonly onChange: (value: Requirement) => void;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** True if a test would not use what the admin typed. */
  readonly hasUnsaved: boolean;
}

/** Tests an identity provider, and requires it for the people of its domains. */
export function SsoRequirement({
  connection: { id, testedAt },
  admins,
  value,
  onChange,
  fieldErrors,
  hasUnsaved,
}: SsoRequirementProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const testing = useCommand<ssoMutationsTestMutation>(testConnection, {
    fields: ['issuer'],
    onDone: ({ testSsoConnection: { url } }) => location.assign(url),
  });
  return (
    <div className={classes.requirement}>
      <div>
        <Button
          loading={testing.isPending}
          disabledReason={hasUnsaved ? t('sso.saveFirst') : null}
          onClick={() => void testing.run(() => ({ id }))}
        >
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
        checked={value.isRequired}
        error={fieldErrors['isRequired'] ?? null}
        onChange={(isRequired) => onChange({ ...value, isRequired })}
      />
      <PartyPicker
        label={t('sso.breakGlass')}
        description={t('sso.breakGlassHint')}
        placeholder={t('sso.noAdmins')}
        parties={admins}
        value={value.exempt}
        error={fieldErrors['breakGlassIds'] ?? null}
        onChange={(exempt) => onChange({ ...value, exempt })}
      />
    </div>
  );
}
