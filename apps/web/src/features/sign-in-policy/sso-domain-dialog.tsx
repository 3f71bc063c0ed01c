import { domainRefusal } from '@baton/domain/tenant/single-sign-on';
import { useState, type ReactNode } from 'react';
import type { ssoMutationsAddDomainMutation } from '../../__generated__/ssoMutationsAddDomainMutation.graphql.ts';
import type { ssoMutationsVerifyMutation } from '../../__generated__/ssoMutationsVerifyMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { DomainCode } from './domain-code.tsx';
import { CopiedText } from './copied-text.tsx';
import { addDomain, takeSsoFrom, verifyDomain } from './sso-mutations.ts';
import classes from './sign-in-policy.module.css';
import type { Connection, Domain } from './sso-types.ts';

export interface SsoDomainDialogProps {
  /** Null to add one. */
  readonly domain: Domain | null;
  readonly connections: readonly Connection[];
  readonly onClose: () => void;
}

/** Adds a domain, or shows its DNS record and checks it or a code. */
export function SsoDomainDialog({ domain, ...rest }: SsoDomainDialogProps): ReactNode {
  return domain === null ? <NewDomain {...rest} /> : <KnownDomain domain={domain} {...rest} />;
}

function NewDomain({ connections, onClose }: Omit<SsoDomainDialogProps, 'domain'>): ReactNode {
  const t = useText();
  const [domain, setDomain] = useState('');
  const [connectionId, setConnectionId] = useState(connections[0]?.id ?? '');
  const adding = useCommand<ssoMutationsAddDomainMutation>(addDomain, {
    fields: ['domain'],
    updater: takeSsoFrom('addSsoDomain'),
    onDone: () => {
      notify({ tone: 'success', text: t('sso.domainAdded', { domain }) });
      onClose();
    },
  });
  const { errorOf, check } = useCheckedFields(
    [domainRefusal(domain.trim().toLowerCase())],
    adding.fieldErrors,
  );
  return (
    <EntityDialog
      title={t('sso.addDomain')}
      submitLabel={t('sso.addDomain')}
      isPending={adding.isPending}
      onSubmit={() => {
        if (check()) void adding.run(() => ({ input: { domain, connectionId } }));
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('sso.domain')}
        description={t('sso.domainHint')}
        required
        autoFocus
        spellCheck={false}
        value={domain}
        error={errorOf('domain')}
        onChange={setDomain}
      />
      <Select
        label={t('sso.provider')}
        required
        searchable={false}
        value={connectionId}
        options={connections.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) => setConnectionId(next ?? connectionId)}
      />
    </EntityDialog>
  );
}

interface KnownDomainProps extends Omit<SsoDomainDialogProps, 'domain' | 'connections'> {
  readonly domain: Domain;
}

function KnownDomain({ domain: { id, domain, proof, verifiedAt }, onClose }: KnownDomainProps) {
  const t = useText();
  const format = useFormats();
  const [code, setCode] = useState('');
  const isTyped = code.trim() !== '';
  const verifying = useCommand<ssoMutationsVerifyMutation>(verifyDomain, {
    fields: ['domain', 'code'],
    updater: takeSsoFrom('verifySsoDomain'),
    onDone: () => {
      notify({ tone: 'success', text: t('sso.domainVerified', { domain }) });
      onClose();
    },
  });
  return (
    <EntityDialog
      title={domain}
      submitLabel={t(isTyped ? 'sso.checkCode' : 'sso.verify')}
      isPending={verifying.isPending}
      onSubmit={() => void verifying.run(() => ({ id, code: isTyped ? code : null }))}
      onClose={onClose}
    >
      <p>
        {verifiedAt == null
          ? t('sso.proofText', { domain })
          : t('sso.verifiedAt', { date: format.date(verifiedAt) })}
      </p>
      <CopiedText label={t('sso.record')} text={proof} />
      <p className={classes.error} role="alert">
        {verifying.fieldErrors['domain'] ?? ''}
      </p>
      {verifiedAt == null && (
        <DomainCode
          {...{ id, domain, code }}
          error={verifying.fieldErrors['code'] ?? null}
          onCode={setCode}
        />
      )}
    </EntityDialog>
  );
}
