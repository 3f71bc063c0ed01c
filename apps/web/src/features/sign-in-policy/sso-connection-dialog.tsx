import {
  connectionRefusals,
  knownIssuers,
  type SsoProtocol,
} from '@baton/domain/tenant/single-sign-on';
import { useState, type ReactNode } from 'react';
import type { ssoMutationsAddMutation } from '../../__generated__/ssoMutationsAddMutation.graphql.ts';
import type { ssoMutationsDeleteMutation } from '../../__generated__/ssoMutationsDeleteMutation.graphql.ts';
import type { ssoMutationsRequireMutation } from '../../__generated__/ssoMutationsRequireMutation.graphql.ts';
import type { ssoMutationsUpdateMutation } from '../../__generated__/ssoMutationsUpdateMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import type { PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { PasswordInput } from '../../ui/password-input/password-input.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { CopiedText } from './copied-text.tsx';
import {
  addConnection,
  deleteConnection,
  requireConnection,
  takeSsoFrom,
  updateConnection,
} from './sso-mutations.ts';
import { SsoRequirement, type Requirement } from './sso-requirement.tsx';
import type { Connection } from './sso-types.ts';

export interface SsoConnectionDialogProps {
  /** Null to add one. */
  readonly connection: Connection | null;
  readonly breakGlassIds: readonly string[];
  readonly admins: readonly PartyOption[];
  readonly onClose: () => void;
}

/** Adds, changes, tests, requires, or deletes an identity provider. */
export function SsoConnectionDialog({
  connection,
  breakGlassIds,
  admins,
  onClose,
}: SsoConnectionDialogProps): ReactNode {
  const t = useText();
  const [name, setName] = useState(connection?.name ?? '');
  const [issuer, setIssuer] = useState(connection?.issuer ?? '');
  const [clientId, setClientId] = useState(connection?.clientId ?? '');
  const [clientSecret, setClientSecret] = useState('');
  const [protocol, setProtocol] = useState<SsoProtocol>(connection?.protocol ?? 'OIDC');
  const [signInUrl, setSignInUrl] = useState(connection?.signInUrl ?? '');
  const [certificate, setCertificate] = useState(connection?.certificate ?? '');
  const newRequirement: Requirement = {
    isRequired: connection?.isRequired === true,
    exempt: admins.filter(({ id }) => breakGlassIds.includes(id)),
  };
  const [requirement, setRequirement] = useState(newRequirement);
  const isNew = connection === null;
  const isSaml = protocol === 'SAML';
  const input = {
    ...{ name, issuer },
    ...(isSaml ? { signInUrl, certificate } : { clientId, clientSecret }),
  };
  const fields = ['name', 'issuer', 'clientId', 'clientSecret', 'signInUrl', 'certificate'];
  const tell = (text: string): void => {
    notify({ tone: 'success', text });
    onClose();
  };
  const adding = useCommand<ssoMutationsAddMutation>(addConnection, {
    fields,
    updater: takeSsoFrom('addSsoConnection'),
    onDone: () => tell(t('sso.added', { name })),
  });
  const updating = useCommand<ssoMutationsUpdateMutation>(updateConnection, {
    fields,
    updater: takeSsoFrom('updateSsoConnection'),
    onDone: () => tell(t('sso.saved', { name })),
  });
  const requiring = useCommand<ssoMutationsRequireMutation>(requireConnection, {
    fields: ['isRequired', 'breakGlassIds'],
    updater: takeSsoFrom('requireSso'),
  });
  const deleting = useCommand<ssoMutationsDeleteMutation>(deleteConnection, {
    updater: takeSsoFrom('deleteSsoConnection'),
    onDone: () => tell(t('sso.deleted', { name })),
  });
  const { errorOf, check } = useCheckedFields(
    connectionRefusals(
      { protocol, name, issuer, clientId, clientSecret, signInUrl, certificate },
      isNew,
    ),
    { ...adding.fieldErrors, ...updating.fieldErrors },
  );
  const hasNewRequirement =
    requirement.isRequired !== newRequirement.isRequired ||
    requirement.exempt.map(({ id }) => id).join() !==
      newRequirement.exempt.map(({ id }) => id).join();
  const hasNewValues =
    connection !== null &&
    (name !== connection.name ||
      issuer !== connection.issuer ||
      clientId !== (connection.clientId ?? '') ||
      clientSecret !== '' ||
      signInUrl !== (connection.signInUrl ?? '') ||
      certificate !== (connection.certificate ?? ''));
  /** Returns false if the requirement was refused, so that nothing else is saved. */
  const saveRequirement = async (id: string): Promise<boolean> => {
    if (!hasNewRequirement) return true;
    const breakGlassIds = requirement.exempt.map((admin) => admin.id);
    const { isRequired } = requirement;
    return (await requiring.run(() => ({ input: { id, isRequired, breakGlassIds } }))) !== null;
  };
  const save = async (): Promise<void> => {
    if (!check()) return;
    if (connection === null) await adding.run(() => ({ input: { protocol, ...input } }));
    else if (await saveRequirement(connection.id))
      await updating.run(() => ({ input: { id: connection.id, ...input } }));
  };
  return (
    <EntityDialog
      title={isNew ? t('sso.add') : connection.name}
      submitLabel={t(isNew ? 'sso.add' : 'ui.save')}
      isPending={adding.isPending || updating.isPending || requiring.isPending}
      onSubmit={() => void save()}
      onClose={onClose}
      deletion={
        isNew
          ? undefined
          : {
              label: t('sso.delete', { name: connection.name }),
              text: <p>{t('sso.deleteText')}</p>,
              isPending: deleting.isPending,
              onConfirm: () => void deleting.run(() => ({ id: connection.id })),
            }
      }
    >
      {isNew && (
        <Select<'GOOGLE' | SsoProtocol>
          label={t('sso.preset')}
          required
          searchable={false}
          value={!isSaml && issuer === knownIssuers.GOOGLE ? 'GOOGLE' : protocol}
          options={[
            { value: 'OIDC', label: t('sso.otherProvider') },
            { value: 'SAML', label: t('sso.samlProvider') },
            { value: 'GOOGLE', label: 'Google' },
          ]}
          onChange={(preset) => {
            setProtocol(preset === 'SAML' ? 'SAML' : 'OIDC');
            setIssuer(preset === 'GOOGLE' ? knownIssuers.GOOGLE : '');
            if (preset === 'GOOGLE' && name === '') setName('Google');
          }}
        />
      )}
      <TextInput
        label={t('sso.name')}
        description={t('sso.nameHint')}
        required
        value={name}
        error={errorOf('name')}
        onChange={setName}
      />
      <TextInput
        label={t(isSaml ? 'sso.entityId' : 'sso.issuer')}
        description={t(isSaml ? 'sso.entityIdHint' : 'sso.issuerHint')}
        required
        spellCheck={false}
        value={issuer}
        error={errorOf('issuer')}
        onChange={setIssuer}
      />
      {isSaml ? (
        <>
          <TextInput
            label={t('sso.signInUrl')}
            description={t('sso.signInUrlHint')}
            required
            spellCheck={false}
            value={signInUrl}
            error={errorOf('signInUrl')}
            onChange={setSignInUrl}
          />
          <TextArea
            label={t('sso.certificate')}
            description={t('sso.certificateHint')}
            required
            spellCheck={false}
            value={certificate}
            error={errorOf('certificate')}
            onChange={setCertificate}
          />
        </>
      ) : (
        <>
          <TextInput
            label={t('sso.clientId')}
            required
            spellCheck={false}
            value={clientId}
            error={errorOf('clientId')}
            onChange={setClientId}
          />
          <PasswordInput
            label={t('sso.clientSecret')}
            description={isNew ? undefined : t('sso.secretHint')}
            required={isNew}
            autoComplete="new-password"
            showLabel={t('admin.showValue')}
            value={clientSecret}
            error={errorOf('clientSecret')}
            onChange={setClientSecret}
          />
        </>
      )}
      {connection !== null && (
        <>
          <CopiedText
            label={t(isSaml ? 'sso.acsUrl' : 'sso.callback')}
            text={connection.callbackUrl}
          />
          {isSaml && <CopiedText label={t('sso.metadata')} text={connection.metadataUrl} />}
          <SsoRequirement
            {...{ connection, admins }}
            value={requirement}
            onChange={setRequirement}
            fieldErrors={requiring.fieldErrors}
            hasUnsaved={hasNewValues || hasNewRequirement}
          />
        </>
      )}
    </EntityDialog>
  );
}
