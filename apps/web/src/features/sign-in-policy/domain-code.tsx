import {
  contactAddress,
  domainContacts,
  type DomainContact,
} from '@baton/domain/tenant/single-sign-on';
import { useState, type ReactNode } from 'react';
import type { ssoMutationsSendCodeMutation } from '../../__generated__/ssoMutationsSendCodeMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { sendDomainCode } from './sso-mutations.ts';
import classes from './sign-in-policy.module.css';

const apiNames = {
  admin: 'ADMIN',
  administrator: 'ADMINISTRATOR',
  hostmaster: 'HOSTMASTER',
  postmaster: 'POSTMASTER',
  webmaster: 'WEBMASTER',
} as const satisfies Record<DomainContact, string>;

export interface DomainCodeProps {
  readonly id: string;
  readonly domain: string;
  readonly code: string;
  readonly error: string | null;
  readonly onCode: (code: string) => void;
}

/** Sends a code to the administration of a domain, and has an input for this code. */
export function DomainCode({ id, domain, code, error, onCode }: DomainCodeProps): ReactNode {
  const t = useText();
  const [contact, setContact] = useState<DomainContact>('admin');
  const address = contactAddress(contact, domain);
  const sending = useCommand<ssoMutationsSendCodeMutation>(sendDomainCode, {
    onDone: () => notify({ tone: 'success', text: t('sso.codeSent', { address }) }),
  });
  return (
    <div className={classes.limits}>
      <p>{t('sso.mailProof', { domain })}</p>
      <Select<DomainContact>
        label={t('sso.contact')}
        required
        searchable={false}
        value={contact}
        options={domainContacts.map((one) => ({ value: one, label: contactAddress(one, domain) }))}
        onChange={(next) => setContact(next ?? contact)}
      />
      <div>
        <Button
          loading={sending.isPending}
          onClick={() => void sending.run(() => ({ input: { id, contact: apiNames[contact] } }))}
        >
          {t('sso.sendCode')}
        </Button>
      </div>
      <TextInput
        label={t('sso.code')}
        spellCheck={false}
        value={code}
        error={error}
        onChange={onCode}
      />
    </div>
  );
}
