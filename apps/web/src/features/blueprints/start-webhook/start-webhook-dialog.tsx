import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  startWebhookDialogQuery,
  startWebhookDialogQuery$data,
} from '../../../__generated__/startWebhookDialogQuery.graphql.ts';
import type { startWebhookDialogRotateMutation } from '../../../__generated__/startWebhookDialogRotateMutation.graphql.ts';
import type { startWebhookDialogSaveMutation } from '../../../__generated__/startWebhookDialogSaveMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SettingsSection } from '../../../ui/settings-section/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { ShownSecret } from '../../../ui/tokens/shown-secret.tsx';
import { StartCalls } from './start-calls.tsx';
import { EntryDialog, EntryOwner } from '../entry-dialog.tsx';
import { useEntryOwner } from '../use-entry-owner.ts';
import entry from '../entry-dialog.module.css';
import classes from './start-webhook.module.css';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const query = graphql`
  query startWebhookDialogQuery($id: ID!) {
    blueprint(id: $id) {
      id
      startWebhook {
        id
        url
        isOff
        owner {
          id
          name
          kind
        }
        properties {
          instance
          name
          field
        }
        ...startCalls_webhook
      }
    }
  }
`;

interface StartWebhookDialogProps {
  readonly blueprintId: string;
  readonly onClose: () => void;
}

/** Creates and changes the address at which other systems start workflows. */
export function StartWebhookDialog(props: StartWebhookDialogProps): ReactNode {
  const t = useText();
  const [turn, setTurn] = useState(0);
  return (
    <Suspense
      fallback={
        <Dialog isOpen onClose={props.onClose} title={t('startWebhook.menu')}>
          <Skeleton rows={6} />
        </Dialog>
      }
    >
      <Loaded key={turn} {...props} turn={turn} onChanged={() => setTurn(turn + 1)} />
    </Suspense>
  );
}

interface LoadedProps extends StartWebhookDialogProps {
  readonly turn: number;
  /** Called after a change, so that the settings are loaded again. */
  readonly onChanged: () => void;
}

function Loaded({ turn, ...props }: LoadedProps): ReactNode {
  const { blueprint } = useQuery<startWebhookDialogQuery>(
    query,
    { id: props.blueprintId },
    { fetchPolicy: 'network-only', fetchKey: turn },
  );
  return <Settings {...props} webhook={blueprint?.startWebhook ?? null} />;
}

type Webhook = NonNullable<startWebhookDialogQuery$data['blueprint']>['startWebhook'];

interface SettingsProps extends Omit<LoadedProps, 'turn'> {
  readonly webhook: Webhook | null;
}

function Settings({ blueprintId, webhook, onChanged, onClose }: SettingsProps): ReactNode {
  const t = useText();
  const known = webhook ?? null;
  const [owner, setOwner] = useEntryOwner(known);
  const [isOff, setIsOff] = useState(known?.isOff ?? false);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(known?.properties.map(({ instance, name }) => [instance, name])),
  );
  const [secret, setSecret] = useState<{ readonly text: string; readonly isNew: boolean } | null>(
    null,
  );
  const saving = useCommand<startWebhookDialogSaveMutation>(
    graphql`
      mutation startWebhookDialogSaveMutation($input: SaveStartWebhookInput!) {
        saveStartWebhook(input: $input) {
          secret
          startWebhook {
            id
          }
        }
      }
    `,
    {
      fields: ['ownerId', ...[...names.keys()].map((instance) => `mapping.${instance}`)],
      onDone: ({ saveStartWebhook }) => {
        notify({ tone: 'success', text: t('startWebhook.saved') });
        if (saveStartWebhook.secret == null) onChanged();
        else setSecret({ text: saveStartWebhook.secret, isNew: true });
      },
    },
  );
  const rotating = useCommand<startWebhookDialogRotateMutation>(
    graphql`
      mutation startWebhookDialogRotateMutation($blueprintId: ID!) {
        rotateStartWebhookSecret(blueprintId: $blueprintId) {
          secret
        }
      }
    `,
    {
      onDone: ({ rotateStartWebhookSecret }) =>
        setSecret({ text: rotateStartWebhookSecret.secret ?? '', isNew: false }),
    },
  );
  if (secret !== null)
    return (
      <Dialog isOpen onClose={onChanged} title={t('startWebhook.menu')}>
        <ShownSecret
          secret={secret.text}
          about={t(secret.isNew ? 'startWebhook.secretAbout' : 'startWebhook.rotatedAbout')}
          copyLabel={t('webhooks.copySecret')}
          copiedText={t('webhooks.secretCopied')}
          onDone={onChanged}
        />
      </Dialog>
    );
  const save = (): void =>
    void saving.run(() => ({
      input: {
        ...{ blueprintId, isOff, ownerId: owner?.id ?? '' },
        mapping: (known?.properties ?? []).flatMap(({ instance, field }) => {
          const name = names.get(instance) ?? field;
          return name === field ? [] : [{ instance, name }];
        }),
      },
    }));
  return (
    <EntryDialog
      title={t('startWebhook.menu')}
      about={t('startWebhook.about')}
      saveLabel={t(known === null ? 'startWebhook.create' : 'ui.save')}
      isSaving={saving.isPending}
      owner={owner}
      onSave={save}
      onClose={onClose}
    >
      {known !== null && (
        <div className={entry.address}>
          <code className={classes.url}>{known.url}</code>
          <div className={entry.actions}>
            {/* Browsers have no clipboard API over plain HTTP. */}
            {window.isSecureContext && (
              <Button
                size="small"
                onClick={() =>
                  void navigator.clipboard
                    .writeText(known.url)
                    .then(() => notify({ tone: 'success', text: t('startWebhook.copied') }))
                }
              >
                {t('startWebhook.copyAddress')}
              </Button>
            )}
            <Button
              size="small"
              loading={rotating.isPending}
              onClick={() => void rotating.run(() => ({ blueprintId }))}
            >
              {t('startWebhook.rotate')}
            </Button>
          </div>
        </div>
      )}
      <EntryOwner
        hint={t('startWebhook.ownerHint')}
        value={owner}
        error={saving.fieldErrors['ownerId']}
        onChange={setOwner}
      />
      {known !== null && (
        <>
          <Checkbox
            label={t('startWebhook.isOn')}
            checked={!isOff}
            onChange={(isOn) => setIsOff(!isOn)}
          />
          <SettingsSection title={t('startWebhook.mapping')} hint={t('startWebhook.mappingHint')}>
            {known.properties.map(({ instance, field }) => (
              <TextInput
                key={instance}
                label={field}
                autoComplete="off"
                value={names.get(instance) ?? ''}
                error={saving.fieldErrors[`mapping.${instance}`]}
                onChange={(name) => setNames(new Map(names).set(instance, name))}
              />
            ))}
          </SettingsSection>
          <SettingsSection title={t('startWebhook.calls')}>
            <StartCalls webhook={known} />
          </SettingsSection>
        </>
      )}
    </EntryDialog>
  );
}
