import { webhookTypes } from '@baton/domain/webhook/webhook-events';
import { webhookRefusals } from '@baton/domain/webhook/webhook-rules';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { newWebhookMutation } from '../../__generated__/newWebhookMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { ShownSecret } from '../../ui/tokens/shown-secret.tsx';
import { WebhookFields, type WebhookDraft } from './webhook-fields.tsx';

interface NewWebhookProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Creates a webhook, and shows its secret once. */
export function NewWebhook({ onClose, onDone }: NewWebhookProps): ReactNode {
  const t = useText();
  const [secret, setSecret] = useState<string | null>(null);
  const [draft, setDraft] = useState<WebhookDraft>({
    ...{ name: '', url: '', blueprintIds: [] },
    types: webhookTypes.filter((type) => type.endsWith('.completed')),
  });
  const creating = useCommand<newWebhookMutation>(
    graphql`
      mutation newWebhookMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          secret
          webhook {
            id
          }
        }
      }
    `,
    {
      fields: ['name', 'url', 'types'],
      onDone: ({ createWebhook }) => setSecret(createWebhook.secret),
    },
  );
  const { errorOf, check } = useCheckedFields(webhookRefusals(draft), creating.fieldErrors);
  if (secret !== null)
    return (
      <Dialog isOpen onClose={onDone} title={draft.name}>
        <ShownSecret
          secret={secret}
          about={t('webhooks.secretAbout')}
          copyLabel={t('webhooks.copySecret')}
          copiedText={t('webhooks.secretCopied')}
          onDone={onDone}
        />
      </Dialog>
    );
  return (
    <EntityDialog
      title={t('webhooks.add')}
      submitLabel={t('webhooks.add')}
      isPending={creating.isPending}
      onSubmit={() => {
        if (!check()) return;
        const { types, blueprintIds, ...texts } = draft;
        void creating.run((idempotencyKey) => ({
          input: {
            ...{ idempotencyKey, ...texts },
            ...{ types: [...types], blueprintIds: [...blueprintIds] },
          },
        }));
      }}
      onClose={onClose}
    >
      <WebhookFields draft={draft} errorOf={errorOf} onChange={setDraft} />
    </EntityDialog>
  );
}
