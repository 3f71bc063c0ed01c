import { useNavigate } from '@tanstack/react-router';
import {
  ClipboardPen,
  Copy,
  Download,
  FileOutput,
  FlaskConical,
  GitBranch,
  Link2,
  Mail,
  MoreHorizontal,
  QrCode,
  RefreshCw,
  Users,
  Webhook,
} from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { blueprintMenu_blueprint$key } from '../../__generated__/blueprintMenu_blueprint.graphql.ts';
import type { blueprintMenuMutation } from '../../__generated__/blueprintMenuMutation.graphql.ts';
import { useCreateVariant } from '../../features/blueprints/variants/use-create-variant.ts';
import { useTransfer } from '../../features/blueprints/transfer/use-transfer.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { refusalText } from '../../lib/refusal/refusal-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

const BlueprintAccessDialog = lazyComponent(
  async () =>
    (await import('../../features/blueprints/access/blueprint-access-dialog.tsx'))
      .BlueprintAccessDialog,
);

const PublicLinkDialog = lazyComponent(
  async () =>
    (await import('../../features/blueprints/public-link/public-link-dialog.tsx')).PublicLinkDialog,
);

const StartWebhookDialog = lazyComponent(
  async () =>
    (await import('../../features/blueprints/start-webhook/start-webhook-dialog.tsx'))
      .StartWebhookDialog,
);

const MailAliasDialog = lazyComponent(
  async () =>
    (await import('../../features/blueprints/mail-alias/mail-alias-dialog.tsx')).MailAliasDialog,
);

export interface BlueprintMenuProps {
  readonly blueprint: blueprintMenu_blueprint$key;
  readonly onTestRun: () => void;
}

/** Actions of a blueprint, and the page that its start link opens. */
export function BlueprintMenu({ blueprint, onTestRun }: BlueprintMenuProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { tenantId } = useViewer();
  const transfer = useTransfer();
  const createVariant = useCreateVariant();
  const [isSharing, setIsSharing] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const [isReceiving, setIsReceiving] = useState(false);
  const [isMailing, setIsMailing] = useState(false);
  const data = useFragment(
    graphql`
      fragment blueprintMenu_blueprint on Blueprint {
        id
        name
        draftVersion
        published {
          id
        }
        permissions {
          createWorkflowsFrom
          edit
          editAccess
          refusals {
            ...refusalText_refusal
          }
        }
      }
    `,
    blueprint,
  );
  const command = useCommand<blueprintMenuMutation>(graphql`
    mutation blueprintMenuMutation($input: UpdateBlueprintToNewVersionInput!) {
      updateBlueprintToNewVersion(input: $input) {
        blueprint {
          id
          ...blueprintMenu_blueprint
        }
      }
    }
  `);
  const why = (action: string): string | null => refusalText(t, data.permissions.refusals, action);
  const open = (id: string): void => void navigate({ to: '/blueprints/$id', params: { id } });
  const copyLink = async (): Promise<void> => {
    // The link contains the workspace, for people who are in several.
    const path = `/workspace/${tenantId}/workflow-intake/${data.id}`;
    await navigator.clipboard.writeText(`${location.origin}${path}`);
    notify({ tone: 'success', text: t('intake.linkCopied') });
  };
  const update = async (): Promise<void> => {
    const answer = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, id: data.id, expectedVersion: data.draftVersion },
    }));
    // The editor gets this change like a change by someone else.
    if (answer !== null) notify({ tone: 'success', text: t('transfer.updated') });
  };
  const isStartable = data.published != null && data.permissions.createWorkflowsFrom;
  const intake = [
    {
      key: 'open',
      label: t('intake.openPage'),
      icon: <ClipboardPen size={15} />,
      run: () => void navigate({ to: '/workflow-intake/$id', params: { id: data.id }, search: {} }),
    },
    // Browsers have no clipboard API over plain HTTP.
    ...(window.isSecureContext
      ? [
          {
            key: 'link',
            label: t('intake.copyLink'),
            icon: <Link2 size={15} />,
            run: () => void copyLink(),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        trigger={
          <IconButton
            kind="default"
            size="medium"
            label={t('intake.more')}
            icon={<MoreHorizontal />}
          />
        }
        items={[
          ...(isStartable ? intake : []),
          {
            key: 'access',
            label: t('sharing.title'),
            icon: <Users size={15} />,
            disabledReason: why('editAccess'),
            run: () => setIsSharing(true),
          },
          ...(data.published != null && data.permissions.edit
            ? [
                {
                  key: 'public',
                  label: t('publicForm.link.menu'),
                  icon: <QrCode size={15} />,
                  run: () => setIsPublishing(true),
                },
                {
                  key: 'webhook',
                  label: t('startWebhook.menu'),
                  icon: <Webhook size={15} />,
                  run: () => setIsReceiving(true),
                },
                {
                  key: 'mail',
                  label: t('mailAlias.menu'),
                  icon: <Mail size={15} />,
                  run: () => setIsMailing(true),
                },
              ]
            : []),
          {
            key: 'test',
            label: t('start.test.action'),
            icon: <FlaskConical size={15} />,
            disabledReason: why('startTestRun'),
            run: onTestRun,
          },
          {
            key: 'copy',
            label: t('transfer.copy'),
            icon: <Copy size={15} />,
            disabledReason: why('copy'),
            run: () => void transfer.copy(data).then((id) => id !== null && open(id)),
          },
          {
            key: 'variant',
            label: t('variants.create'),
            icon: <GitBranch size={15} />,
            disabledReason: why('createVariantsOf'),
            run: () => void createVariant(data).then((id) => id !== null && open(id)),
          },
          {
            key: 'update',
            label: t('transfer.update'),
            icon: <RefreshCw size={15} />,
            disabledReason: why('updateToNewVersion'),
            run: () => void update(),
          },
          {
            key: 'export',
            label: t('transfer.export'),
            icon: <FileOutput size={15} />,
            disabledReason: why('export'),
            run: () => void transfer.exportDraft(data),
          },
          {
            key: 'download',
            label: t('transfer.download'),
            icon: <Download size={15} />,
            disabledReason: why('download'),
            run: () => void transfer.download(data),
          },
        ]}
      />
      <Suspense fallback={null}>
        {isSharing && (
          <BlueprintAccessDialog blueprintId={data.id} onClose={() => setIsSharing(false)} />
        )}
        {isReceiving && (
          <StartWebhookDialog blueprintId={data.id} onClose={() => setIsReceiving(false)} />
        )}
        {isMailing && <MailAliasDialog blueprintId={data.id} onClose={() => setIsMailing(false)} />}
        {isPublishing && (
          <PublicLinkDialog blueprintId={data.id} onClose={() => setIsPublishing(false)} />
        )}
      </Suspense>
    </>
  );
}
