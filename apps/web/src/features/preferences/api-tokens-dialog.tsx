import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { apiTokensDialog_viewer$key } from '../../__generated__/apiTokensDialog_viewer.graphql.ts';
import type { apiTokensDialogQuery } from '../../__generated__/apiTokensDialogQuery.graphql.ts';
import type { apiTokensDialogRevokeMutation } from '../../__generated__/apiTokensDialogRevokeMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TokenList } from '../../ui/tokens/token-list.tsx';
import { NewToken } from './new-token.tsx';
import classes from './preferences.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const query = graphql`
  query apiTokensDialogQuery {
    viewer {
      id
      ...apiTokensDialog_viewer
    }
  }
`;

const viewerFragment = graphql`
  fragment apiTokensDialog_viewer on Viewer {
    apiTokens {
      id
      name
      mayWrite
      scopes
      expiresAt
      lastUsedAt
    }
  }
`;

/** Tokens with which programs act as the person. */
export function ApiTokensDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <Dialog isOpen onClose={onClose} title={t('app.apiTokens')} size="medium">
      <p className={classes.intro}>{t('app.apiTokensAbout')}</p>
      <p>
        <a href="/developer/api">{t('reference.title')}</a>
      </p>
      <Suspense fallback={<Skeleton rows={3} variant="cards" />}>
        <Tokens />
      </Suspense>
    </Dialog>
  );
}

function Tokens(): ReactNode {
  const { viewer } = useQuery<apiTokensDialogQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <>
      <NewToken />
      {viewer != null && <OwnTokens viewer={viewer} />}
    </>
  );
}

function OwnTokens({ viewer }: { readonly viewer: apiTokensDialog_viewer$key }): ReactNode {
  const { apiTokens } = useFragment(viewerFragment, viewer);
  const revoking = useCommand<apiTokensDialogRevokeMutation>(graphql`
    mutation apiTokensDialogRevokeMutation($input: RevokeSessionInput!) {
      revokeSession(input: $input) {
        viewer {
          id
          ...apiTokensDialog_viewer
        }
      }
    }
  `);
  return (
    <TokenList
      tokens={apiTokens}
      isPending={revoking.isPending}
      onRevoke={(id) => void revoking.run(() => ({ input: { id } }))}
    />
  );
}
