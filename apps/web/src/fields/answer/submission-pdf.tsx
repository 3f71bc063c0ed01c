import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDownload } from '../../lib/documents/use-download.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';

export interface SubmissionPdfProps {
  /** The source of the form: a task or the start of a workflow. */
  readonly place: 'tasks' | 'workflows';
  readonly id: string;
  /** Called first, so that the PDF contains text typed just before. */
  readonly whenReady?: (() => Promise<void>) | undefined;
}

/** Downloads a submission PDF with all values, people, and times. */
export function SubmissionPdf({ place, id, whenReady }: SubmissionPdfProps): ReactNode {
  const t = useText();
  const { isBusy, download } = useDownload();
  return (
    <Button
      kind="subtle"
      size="small"
      icon={<FileDown />}
      loading={isBusy}
      tooltip={t('submission.pdfHint')}
      onClick={() => download(`/submissions/${place}/${id}`, whenReady)}
    >
      {t('submission.pdf')}
    </Button>
  );
}
