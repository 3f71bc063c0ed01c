import { Download, FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { exportsDialogCancelMutation } from '../../__generated__/exportsDialogCancelMutation.graphql.ts';
import type { exportsDialogQuery } from '../../__generated__/exportsDialogQuery.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useDownload } from '../../lib/documents/use-download.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { refusalOf } from '../../lib/refusal/wire-refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import classes from './exports-dialog.module.css';

type Exported = exportsDialogQuery['response']['listExports'][number];

/** Exports of the person in the last days, with their progress. */
export function ExportsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const { data } = useLiveQuery<exportsDialogQuery>(
    graphql`
      query exportsDialogQuery {
        listExports {
          id
          state
          format
          rowCount
          doneCount
          fileName
          refusal {
            code
            params {
              name
              value
            }
          }
          createdAt
        }
      }
    `,
    {},
  );
  return (
    <Dialog
      isOpen
      title={t('exports.recent')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      {data.listExports.length === 0 ? (
        <EmptyState icon={<FileDown />} title={t('exports.none')} text={t('exports.about')} />
      ) : (
        <>
          <p className={classes.about}>{t('exports.about')}</p>
          <ul className={classes.list}>
            {data.listExports.map((one) => (
              <ExportRow key={one.id} one={one} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function ExportRow({ one }: { readonly one: Exported }): ReactNode {
  const t = useText();
  const formats = useFormats();
  const { isBusy, download } = useDownload();
  const cancel = useCommand<exportsDialogCancelMutation>(graphql`
    mutation exportsDialogCancelMutation($input: CancelListExportInput!) {
      cancelListExport(input: $input) {
        id
        state
      }
    }
  `);
  const { id, state, rowCount, doneCount } = one;
  const refusal = refusalOf(one.refusal);
  const name = one.fileName ?? t(one.format === 'CSV' ? 'exports.csv' : 'exports.excel');
  return (
    <li className={classes.item}>
      <div className={classes.facts}>
        <p className={classes.name}>{name}</p>
        {state === 'RUNNING' && (
          <progress
            className={classes.meter}
            aria-label={t('exports.state.RUNNING', { count: doneCount })}
            {...(rowCount != null && { max: rowCount, value: doneCount })}
          />
        )}
        <p className={classes.about} role="status">
          {t(`exports.state.${state}`, { count: doneCount })}
          {` · ${formats.moment(String(one.createdAt))}`}
        </p>
        {refusal !== null && <p className={classes.error}>{errorText(t, refusal)}</p>}
      </div>
      {state === 'RUNNING' && (
        <Button
          size="small"
          loading={cancel.isPending}
          onClick={() => void cancel.run(() => ({ input: { id } }))}
        >
          {t('exports.cancel')}
        </Button>
      )}
      {state === 'DONE' && (
        <Button
          size="small"
          icon={<Download />}
          loading={isBusy}
          onClick={() => download(`/exports/file?id=${id}`)}
        >
          {t('exports.download')}
        </Button>
      )}
    </li>
  );
}
