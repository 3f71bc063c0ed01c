import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import { graphql } from 'react-relay';
import type {
  ExportFormat,
  exportMenuMutation,
} from '../../__generated__/exportMenuMutation.graphql.ts';
import type { exportMenuTasksMutation } from '../../__generated__/exportMenuTasksMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useDownload } from '../../lib/documents/use-download.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

const ExportsDialog = lazyComponent(
  async () => (await import('./exports-dialog.tsx')).ExportsDialog,
);

export interface ExportMenuProps {
  readonly object: ListObject;
  /** Filters as parameters of the address. Empty ones are left out. */
  readonly filters: Readonly<Record<string, string | undefined>>;
}

/**
 * A button with the formats in which the filtered list is exported. A long list is
 * written in the background, and a dialog shows its progress. `?exports=1` opens the dialog.
 */
export function ExportMenu({ object, filters }: ExportMenuProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { exports } = useSearch({ strict: false });
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, download } = useDownload();
  const workflows = useCommand<exportMenuMutation>(graphql`
    mutation exportMenuMutation($input: ExportWorkflowsInput!) {
      exportWorkflows(input: $input) {
        id
      }
    }
  `);
  const tasks = useCommand<exportMenuTasksMutation>(graphql`
    mutation exportMenuTasksMutation($input: ExportTasksInput!) {
      exportTasks(input: $input) {
        id
      }
    }
  `);
  const close = (): void => {
    setIsOpen(false);
    if (exports === undefined) return;
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, exports: undefined }),
      replace: true,
    });
  };
  const parameters = Object.entries(filters).flatMap(([name, value]) =>
    value ? [{ name, value }] : [],
  );
  const start = async (format: ExportFormat): Promise<void> => {
    const input = (idempotencyKey: string) => ({ input: { idempotencyKey, format, parameters } });
    const started =
      object === 'TASKS'
        ? (await tasks.run(input))?.exportTasks
        : (await workflows.run(input))?.exportWorkflows;
    // The result is undefined if the export was refused, and null for a short list, which is
    // downloaded directly.
    if (started === undefined) return;
    if (started !== null) {
      setIsOpen(true);
      return;
    }
    const pairs = parameters.map(({ name, value }) => [name, value]);
    const query = new URLSearchParams([['format', format.toLowerCase()], ...pairs]);
    download(`/exports/${object === 'TASKS' ? 'tasks' : 'workflows'}?${query.toString()}`);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('exports.menu')}
            icon={<FileDown />}
            disabled={isBusy || workflows.isPending || tasks.isPending}
          />
        }
        items={[
          { key: 'csv', label: t('exports.csv'), run: () => void start('CSV') },
          { key: 'xlsx', label: t('exports.excel'), run: () => void start('XLSX') },
          { key: 'recent', label: t('exports.recent'), run: () => setIsOpen(true) },
        ]}
      />
      {(isOpen || exports !== undefined) && (
        <Suspense fallback={null}>
          <ExportsDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
