import { useNavigate } from '@tanstack/react-router';
import { ClipboardPen, Link2, MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

/** The page on which a blueprint is started by its link. */
export function IntakeMenu({ blueprintId }: { readonly blueprintId: string }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { tenantId } = useViewer();
  const copy = async (): Promise<void> => {
    // Whoever is in several workspaces comes into this one.
    const path = `/workspace/${tenantId}/workflow-intake/${blueprintId}`;
    await navigator.clipboard.writeText(`${location.origin}${path}`);
    notify({ tone: 'success', text: t('intake.linkCopied') });
  };
  const copyLink = {
    key: 'copy',
    label: t('intake.copyLink'),
    icon: <Link2 size={15} />,
    run: () => void copy(),
  };
  return (
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
        {
          key: 'open',
          label: t('intake.openPage'),
          icon: <ClipboardPen size={15} />,
          run: () =>
            void navigate({ to: '/workflow-intake/$id', params: { id: blueprintId }, search: {} }),
        },
        // On a plain address the browser has no clipboard to write to.
        ...(window.isSecureContext ? [copyLink] : []),
      ]}
    />
  );
}
