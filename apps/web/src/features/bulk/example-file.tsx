import { csvText } from '@baton/domain/core/csv-text';
import { inviteColumns } from '@baton/domain/bulk/invite-mapping';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { saveFile } from './save-file.ts';

/** Downloads a file with all columns of a bulk invitation, in the reader's language. */
export function ExampleFile(): ReactNode {
  const t = useText();
  const download = (): void => {
    const header = inviteColumns.map((column) => t(`bulk.invite.column.${column}`));
    const example = ['ada@example.com', 'Ada Byron', 'Acme', '', '', t('people.internal'), 'en'];
    saveFile(`${t('bulk.invite.exampleFile')}.csv`, csvText([header, example]));
  };
  return (
    <Button icon={<Download />} onClick={download}>
      {t('bulk.invite.example')}
    </Button>
  );
}
