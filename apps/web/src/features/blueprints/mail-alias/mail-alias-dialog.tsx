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
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { EntryDialog, EntryOwner } from '../entry-dialog.tsx';
import { useEntryOwner } from '../use-entry-owner.ts';
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
  const known = blueprint.mailAlias ?? null;
  const [alias, setAlias] = useState(known?.alias ?? '');
  const [senders, setSenders] = useState(known?.senders.join('\n') ?? '');
  const [isOff, setIsOff] = useState(known?.isOff ?? false);
  const [owner, setOwner] = useEntryOwner(known);
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
    <EntryDialog
      title={t('mailAlias.menu')}
      about={t('mailAlias.about')}
      saveLabel={t(known === null ? 'mailAlias.create' : 'ui.save')}
      isSaving={saving.isPending}
      owner={owner}
      onSave={save}
      onClose={onClose}
    >
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
      <EntryOwner
        hint={t('startWebhook.ownerHint')}
        value={owner}
        error={saving.fieldErrors['ownerId']}
        onChange={setOwner}
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
    </EntryDialog>
  );
}
