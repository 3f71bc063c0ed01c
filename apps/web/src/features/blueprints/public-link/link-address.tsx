import { Copy, RotateCw, Unlink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { renderSVG } from 'uqr';
import type { linkAddress_link$key } from '../../../__generated__/linkAddress_link.graphql.ts';
import type { linkAddressRenewMutation } from '../../../__generated__/linkAddressRenewMutation.graphql.ts';
import type { linkAddressRevokeMutation } from '../../../__generated__/linkAddressRevokeMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import entry from '../entry-dialog.module.css';
import classes from './public-link.module.css';

export interface LinkAddressProps {
  readonly blueprintId: string;
  readonly link: linkAddress_link$key;
}

/** The address of a public form with its QR code, and the actions that replace or end it. */
export function LinkAddress({ blueprintId, link }: LinkAddressProps): ReactNode {
  const t = useText();
  const { url, submissionCount, quota, isRevoked } = useFragment(
    graphql`
      fragment linkAddress_link on PublicLink {
        id
        url
        version
        submissionCount
        quota
        isRevoked
      }
    `,
    link,
  );
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const renewing = useCommand<linkAddressRenewMutation>(
    graphql`
      mutation linkAddressRenewMutation($blueprintId: ID!) {
        renewPublicLink(blueprintId: $blueprintId) {
          publicLink {
            id
            ...linkAddress_link
          }
        }
      }
    `,
    { onDone: () => notify({ tone: 'success', text: t('publicForm.link.renewed') }) },
  );
  const revoking = useCommand<linkAddressRevokeMutation>(
    graphql`
      mutation linkAddressRevokeMutation($blueprintId: ID!) {
        revokePublicLink(blueprintId: $blueprintId) {
          publicLink {
            id
            ...linkAddress_link
          }
        }
      }
    `,
    { onDone: () => notify({ tone: 'success', text: t('publicForm.link.revoked') }) },
  );
  const run = async (): Promise<void> => {
    if (asked === 'renew') await renewing.run(() => ({ blueprintId }));
    else await revoking.run(() => ({ blueprintId }));
    setAsked(null);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url ?? '');
    notify({ tone: 'success', text: t('intake.linkCopied') });
  };
  return (
    <section className={entry.address}>
      {url == null ? (
        <p role="status">{t('publicForm.link.isRevoked')}</p>
      ) : (
        <>
          <img
            className={classes.qr}
            alt={t('publicForm.link.qr')}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`}
          />
          <div className={classes.url}>
            <a href={url} target="_blank" rel="noopener">
              {url}
            </a>
          </div>
        </>
      )}
      <p className={entry.hint}>
        {quota == null
          ? t('publicForm.link.count', { count: submissionCount })
          : t('publicForm.link.countOf', { count: submissionCount, quota })}
      </p>
      <div className={entry.actions}>
        {url != null && window.isSecureContext && (
          <Button size="small" icon={<Copy />} onClick={() => void copy()}>
            {t('publicForm.link.copy')}
          </Button>
        )}
        <Button
          size="small"
          icon={<RotateCw />}
          loading={renewing.isPending}
          onClick={() =>
            isRevoked ? void renewing.run(() => ({ blueprintId })) : setAsked('renew')
          }
        >
          {t(isRevoked ? 'publicForm.link.reopen' : 'publicForm.link.renew')}
        </Button>
        {!isRevoked && (
          <Button size="small" icon={<Unlink />} onClick={() => setAsked('revoke')}>
            {t('publicForm.link.revoke')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t(asked === 'renew' ? 'publicForm.link.renewTitle' : 'publicForm.link.revokeTitle')}
        confirmLabel={t(asked === 'renew' ? 'publicForm.link.renew' : 'publicForm.link.revoke')}
        loading={renewing.isPending || revoking.isPending}
        onConfirm={() => void run()}
      >
        {t(asked === 'renew' ? 'publicForm.link.renewText' : 'publicForm.link.revokeText')}
      </ConfirmDialog>
    </section>
  );
}
