import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  mailAliasDialogQuery,
  mailAliasDialogQuery$data,
} from '../../../__generated__/mailAliasDialogQuery.graphql.ts';
import type { mailAliasDialogMutation } from '../../../__generated__/mailAliasDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { usePartySearch, type FoundParty } from '../../../lib/parties/use-party-search.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PartyPicker } from '../../../ui/party-picker/party-picker.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import classes from './mail-alias.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const query = graphql`
  query mailAliasDialogQuery($id: ID!) {
    mailDomain
    blueprint(id: $id) {
      id
      mailAlias {
        id
        alias
        address
        senders
        isOff
        owner {
          id
          name
          kind
        }
      }
      mailFields {
        part
        name
        isFilled
      }
    }
  }
`;

interface MailAliasDialogProps {
  readonly blueprintId: string;
  readonly onClose: () => void;
}

/** Creates and changes the email address of a blueprint. */
export function MailAliasDialog(props: MailAliasDialogProps): ReactNode {
  const t = useText();
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={props.onClose} title={t('mailAlias.menu')}>
          <Skeleton rows={6} />
        </Dialog>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: MailAliasDialogProps): ReactNode {
  const t = useText();
  const { blueprint, mailDomain } = useQuery<mailAliasDialogQuery>(
    query,
    { id: props.blueprintId },
    { fetchPolicy: 'network-only' },
  );
  if (mailDomain == null || blueprint == null)
    return (
      <Dialog
        isOpen
        onClose={props.onClose}
        title={t('mailAlias.menu')}
        footer={<Button onClick={props.onClose}>{t('ui.close')}</Button>}
      >
        <p className={classes.hint}>{t('incomingMail.off')}</p>
      </Dialog>
    );
  return <Settings {...props} domain={mailDomain} blueprint={blueprint} />;
}

interface SettingsProps extends MailAliasDialogProps {
  readonly domain: string;
  readonly blueprint: NonNullable<mailAliasDialogQuery$data['blueprint']>;
}

function Settings({ blueprintId, domain, blueprint, onClose }: SettingsProps): ReactNode {
  const t = useText();
  const viewer = useViewer();
  const known = blueprint.mailAlias ?? null;
  const [alias, setAlias] = useState(known?.alias ?? '');
  const [senders, setSenders] = useState(known?.senders.join('\n') ?? '');
  const [isOff, setIsOff] = useState(known?.isOff ?? false);
  const [owner, setOwner] = useState<FoundParty | null>(
    known === null ? { id: viewer.id, name: viewer.name, kind: 'USER' } : (known.owner ?? null),
  );
  const owners = usePartySearch({ kinds: ['USER'], onlyInternal: true });
  const saving = useCommand<mailAliasDialogMutation>(
    graphql`
      mutation mailAliasDialogMutation($input: SaveMailAliasInput!) {
        saveMailAlias(input: $input) {
          mailAlias {
            id
            alias
            address
            senders
            isOff
          }
        }
      }
    `,
    {
      fields: ['alias', 'ownerId', 'senders'],
      onDone: () => {
        notify({ tone: 'success', text: t('mailAlias.saved') });
        onClose();
      },
    },
  );
  const save = (): void =>
    void saving.run(() => ({
      input: {
        ...{ blueprintId, alias, isOff, ownerId: owner?.id ?? '' },
        senders: senders.split(/[\s,;]+/).filter((sender) => sender !== ''),
      },
    }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('mailAlias.menu')}
      isBusy={saving.isPending}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button
            kind="primary"
            loading={saving.isPending}
            disabledReason={owner === null ? t('publicForm.link.ownerMissing') : null}
            onClick={save}
          >
            {t(known === null ? 'mailAlias.create' : 'ui.save')}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        <p className={classes.hint}>{t('mailAlias.about')}</p>
        {known !== null && <code className={classes.address}>{known.address}</code>}
        <TextInput
          label={t('mailAlias.alias', { domain })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={alias}
          error={saving.fieldErrors['alias']}
          onChange={setAlias}
        />
        <PartyPicker
          {...owners}
          label={t('workflows.fact.owner')}
          description={t('startWebhook.ownerHint')}
          required
          multiple={false}
          value={owner === null ? [] : [owner]}
          error={saving.fieldErrors['ownerId']}
          onChange={(chosen) => setOwner(chosen[0] ?? null)}
        />
        <TextArea
          label={t('mailAlias.senders')}
          description={t('mailAlias.sendersHint')}
          autoCapitalize="none"
          spellCheck={false}
          value={senders}
          error={saving.fieldErrors['senders']}
          onChange={setSenders}
        />
        {known !== null && (
          <Checkbox
            label={t('mailAlias.isOn')}
            checked={!isOff}
            onChange={(isOn) => setIsOff(!isOn)}
          />
        )}
        <SettingsSection title={t('mailAlias.fields')} hint={t('mailAlias.fieldsHint')}>
          <ul className={classes.fields}>
            {blueprint.mailFields.map(({ part, name, isFilled }) => (
              <li key={part} className={classes.field}>
                <span lang="en">{name}</span>
                <Badge tone={isFilled ? 'done' : 'neutral'}>
                  {t(isFilled ? 'mailAlias.filled' : 'mailAlias.notFilled')}
                </Badge>
              </li>
            ))}
          </ul>
        </SettingsSection>
      </div>
    </Dialog>
  );
}
