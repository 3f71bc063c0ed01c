import { FileDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { downloadFile } from '../../lib/documents/download-file.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
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
  const [isMaking, setIsMaking] = useState(false);
  const make = async (): Promise<void> => {
    setIsMaking(true);
    try {
      await whenReady?.();
      await downloadFile(`/submissions/${place}/${id}`);
    } catch (thrown) {
      const error = asApiError(thrown);
      notify({ tone: 'danger', text: errorText(t, error), requestId: error.requestId });
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <Button
      kind="subtle"
      size="small"
      icon={<FileDown />}
      loading={isMaking}
      tooltip={t('submission.pdfHint')}
      onClick={() => void make()}
    >
      {t('submission.pdf')}
    </Button>
  );
}
