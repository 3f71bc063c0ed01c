import { useState } from 'react';
import { asApiError } from '../api/graphql-error.ts';
import { errorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notice/notices.ts';
import { downloadFile } from './download-file.ts';

export interface Download {
  readonly isBusy: boolean;
  /** Downloads a file that the server generates, after `whenReady`. Shows an error as a notice. */
  readonly download: (address: string, whenReady?: () => Promise<void>) => void;
}

/** Downloads one file at a time. */
export function useDownload(): Download {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (address: string, whenReady?: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await whenReady?.();
      await downloadFile(address);
    } catch (thrown) {
      const error = asApiError(thrown);
      notify({ tone: 'danger', text: errorText(t, error), requestId: error.requestId });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download: (address, whenReady) => void run(address, whenReady) };
}
