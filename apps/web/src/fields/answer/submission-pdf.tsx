import { FileDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { downloadFile } from '../../lib/documents/download-file.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';

export interface SubmissionPdfProps {
  /** Where something was asked: in a task, or at the start of a workflow. */
  readonly place: 'tasks' | 'workflows';
  readonly id: string;
  /** Waited for: what was typed a moment ago is to be in the print. */
  readonly whenReady?: (() => Promise<void>) | undefined;
}

/** A form as a document to keep: what was asked and answered, by whom and when. */
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
