import { FileDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { asApiError } from '../../../lib/api/graphql-error.ts';
import { downloadFile } from '../../../lib/documents/download-file.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { TaskFormStore } from './task-form-store.ts';

/** Longer than it takes to store an answer; without it, what is stored already is printed. */
const PATIENCE = 4000;

/** What was typed a moment ago is to be in the print. */
const whenStored = (store: TaskFormStore): Promise<void> =>
  new Promise((resolve) => {
    store.leaveAll();
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, PATIENCE);
    const stop = store.subscribe(() => {
      if (store.unsaved().length === 0) done();
    });
    if (store.unsaved().length === 0) done();
  });

export interface SubmissionPdfProps {
  readonly taskId: string;
  readonly store: TaskFormStore | null;
}

/** The form of the task as a document to keep: what was asked and answered, by whom and when. */
export function SubmissionPdf({ taskId, store }: SubmissionPdfProps): ReactNode {
  const t = useText();
  const [isMaking, setIsMaking] = useState(false);
  const make = async (): Promise<void> => {
    setIsMaking(true);
    try {
      if (store !== null) await whenStored(store);
      await downloadFile(`/submissions/tasks/${taskId}`);
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
