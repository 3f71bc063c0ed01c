import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useTransferCopyMutation } from '../../../__generated__/useTransferCopyMutation.graphql.ts';
import type { useTransferDownloadQuery } from '../../../__generated__/useTransferDownloadQuery.graphql.ts';
import type { useTransferExportQuery } from '../../../__generated__/useTransferExportQuery.graphql.ts';
import { asApiError } from '../../../lib/api/graphql-error.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { saveBlob } from '../../../lib/documents/download-file.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

export interface Transfer {
  /** Returns the id of the copy, or null if refused. */
  readonly copy: (blueprint: Named) => Promise<string | null>;
  readonly exportDraft: (blueprint: Named) => Promise<void>;
  /** Downloads the current version, or the one with this number. */
  readonly download: (blueprint: Named, version?: number) => Promise<void>;
}

/** Duplicates and exports blueprints. */
export function useTransfer(): Transfer {
  const t = useText();
  const environment = useRelayEnvironment();
  const command = useCommand<useTransferCopyMutation>(graphql`
    mutation useTransferCopyMutation($input: CopyBlueprintInput!) {
      copyBlueprint(input: $input) {
        blueprint {
          id
          name
        }
      }
    }
  `);
  const save = async (read: Promise<SavedFile | undefined>): Promise<void> => {
    try {
      const file = await read;
      if (file !== undefined)
        saveBlob(new Blob([file.text], { type: 'application/json' }), file.name);
    } catch (thrown) {
      notify({ tone: 'danger', text: errorText(t, asApiError(thrown)) });
    }
  };
  return {
    copy: async ({ id, name }) => {
      const answer = await command.run((idempotencyKey) => ({
        input: { idempotencyKey, id, name: t('transfer.copyOf', { name }).slice(0, 200) },
      }));
      if (answer === null) return null;
      const created = answer.copyBlueprint.blueprint;
      notify({ tone: 'success', text: t('transfer.copied', { name: created.name }) });
      return created.id;
    },
    exportDraft: ({ id }) =>
      save(
        fetchQuery<useTransferExportQuery>(
          environment,
          graphql`
            query useTransferExportQuery($id: ID!) {
              blueprintExport(id: $id) {
                name
                text
              }
            }
          `,
          { id },
        )
          .toPromise()
          .then((data) => data?.blueprintExport),
      ),
    download: ({ id }, version) =>
      save(
        fetchQuery<useTransferDownloadQuery>(
          environment,
          graphql`
            query useTransferDownloadQuery($id: ID!, $version: Int) {
              blueprintDownload(id: $id, version: $version) {
                name
                text
              }
            }
          `,
          { id, version: version ?? null },
        )
          .toPromise()
          .then((data) => data?.blueprintDownload),
      ),
  };
}
