import { webhookRefusals } from '@baton/domain/webhook/webhook-rules';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { webhookDialogDeleteMutation } from '../../__generated__/webhookDialogDeleteMutation.graphql.ts';
import type { webhookDialogPauseMutation } from '../../__generated__/webhookDialogPauseMutation.graphql.ts';
import type { webhookDialogRotateMutation } from '../../__generated__/webhookDialogRotateMutation.graphql.ts';
import type { webhookDialogSaveMutation } from '../../__generated__/webhookDialogSaveMutation.graphql.ts';
import type { webhookDialogTestMutation } from '../../__generated__/webhookDialogTestMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { SettingsSection } from '../../ui/settings-section/settings-section.tsx';
import { ShownSecret } from '../../ui/tokens/shown-secret.tsx';
import { WebhookFields, type WebhookDraft } from './webhook-fields.tsx';
import { WebhookLog } from './webhook-log.tsx';
import classes from './webhooks.module.css';

export interface EditedWebhook extends WebhookDraft {
  readonly id: string;
  readonly isPaused: boolean;
}

interface WebhookDialogProps {
  readonly webhook: EditedWebhook;
  readonly onClose: () => void;
  /** Called after it was changed or deleted. */
  readonly onDone: () => void;
}

/** Settings, secret, and log of a webhook. */
export function WebhookDialog({ webhook, onClose, onDone }: WebhookDialogProps): ReactNode {
  const t = useText();
  const { id, isPaused } = webhook;
  const [draft, setDraft] = useState<WebhookDraft>(webhook);
  const saving = useCommand<webhookDialogSaveMutation>(
    graphql`
      mutation webhookDialogSaveMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          webhook {
            id
          }
        }
      }
    `,
    { fields: ['name', 'url', 'types'], onDone },
  );
  const deleting = useCommand<webhookDialogDeleteMutation>(
    graphql`
      mutation webhookDialogDeleteMutation($id: ID!) {
        deleteWebhook(id: $id) {
          deletedId
        }
      }
    `,
    { onDone },
  );
  const { errorOf, check } = useCheckedFields(webhookRefusals(draft), saving.fieldErrors);
  return (
    <EntityDialog
      title={webhook.name}
      size="medium"
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      onSubmit={() => {
        if (!check()) return;
        const { name, url, types, blueprintIds } = draft;
        void saving.run(() => ({
          input: { id, name, url, types: [...types], blueprintIds: [...blueprintIds] },
        }));
      }}
      onClose={onClose}
      deletion={{
        label: t('webhooks.delete'),
        text: t('webhooks.deleteText', { name: webhook.name }),
        isPending: deleting.isPending,
        onConfirm: () => void deleting.run(() => ({ id })),
      }}
    >
      <WebhookFields draft={draft} errorOf={errorOf} onChange={setDraft} />
      <Commands id={id} isPaused={isPaused} onDone={onDone} />
      <SettingsSection title={t('webhooks.log')} hint={t('webhooks.logAbout')}>
        <WebhookLog id={id} />
      </SettingsSection>
    </EntityDialog>
  );
}

interface CommandsProps {
  readonly id: string;
  readonly isPaused: boolean;
  readonly onDone: () => void;
}

function Commands({ id, isPaused, onDone }: CommandsProps): ReactNode {
  const t = useText();
  const [secret, setSecret] = useState<string | null>(null);
  const pausing = useCommand<webhookDialogPauseMutation>(
    graphql`
      mutation webhookDialogPauseMutation($input: PauseWebhookInput!) {
        pauseWebhook(input: $input) {
          webhook {
            id
            pausedAt
            pauseReason
            failingSince
          }
        }
      }
    `,
    { onDone },
  );
  const testing = useCommand<webhookDialogTestMutation>(
    graphql`
      mutation webhookDialogTestMutation($input: TestWebhookInput!) {
        testWebhook(input: $input) {
          webhook {
            id
          }
        }
      }
    `,
    { onDone: () => notify({ tone: 'success', text: t('webhooks.tested') }) },
  );
  const rotating = useCommand<webhookDialogRotateMutation>(
    graphql`
      mutation webhookDialogRotateMutation($id: ID!) {
        rotateWebhookSecret(id: $id) {
          secret
        }
      }
    `,
    { onDone: ({ rotateWebhookSecret }) => setSecret(rotateWebhookSecret.secret) },
  );
  if (secret !== null)
    return (
      <ShownSecret
        secret={secret}
        about={t('webhooks.rotatedAbout')}
        copyLabel={t('webhooks.copySecret')}
        copiedText={t('webhooks.secretCopied')}
        onDone={() => setSecret(null)}
      />
    );
  return (
    <div className={classes.actions}>
      <Button
        size="small"
        loading={testing.isPending}
        disabled={isPaused}
        onClick={() => void testing.run((idempotencyKey) => ({ input: { id, idempotencyKey } }))}
      >
        {t('webhooks.test')}
      </Button>
      <Button
        size="small"
        loading={rotating.isPending}
        onClick={() => void rotating.run(() => ({ id }))}
      >
        {t('webhooks.rotate')}
      </Button>
      <Button
        size="small"
        loading={pausing.isPending}
        onClick={() => void pausing.run(() => ({ input: { id, isPaused: !isPaused } }))}
      >
        {t(isPaused ? 'webhooks.resume' : 'webhooks.pause')}
      </Button>
    </div>
  );
}
