import { use, useState } from 'react';
import { asApiError } from '../api/graphql-error.ts';
import { errorText } from '../i18n/error-text.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { useText } from '../i18n/use-text.ts';
import { sendFile } from './send-file.ts';
import { addedDocument, type ListedDocument } from './shown-documents.ts';
import { UploadTargetContext } from './upload-target.ts';
import type { AddedDocument } from './use-uploads.ts';

export interface SignatureAnswer {
  /** The stored signature. Null if there is none. */
  readonly signed: ListedDocument | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Stores the picture as a document of the signer. */
  readonly sign: (picture: string) => Promise<void>;
}

/** Converts a picture from a data URL to a file. */
const pictureFile = (picture: string, name: string): File => {
  const [, content = ''] = picture.split(',');
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
};

/** Stores signatures as documents with the signer and the time. */
export function useSignatureAnswer(
  ref: string | null,
  known: readonly ListedDocument[],
  onSigned: (document: AddedDocument) => void,
): SignatureAnswer {
  const t = useText();
  const target = use(UploadTargetContext);
  const formats = useFormats();
  const [sent, setSent] = useState<AddedDocument | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const fresh = sent === null || sent.ref !== ref ? null : addedDocument(sent, formats);
  return {
    signed: known.find((one) => one.ref === ref) ?? fresh,
    isBusy,
    error,
    sign: async (picture) => {
      setIsBusy(true);
      setError(null);
      try {
        const file = pictureFile(picture, `${t('documents.signatureName')}.png`);
        const done = await sendFile(target, file, () => undefined, new AbortController().signal);
        const document = { ...done, link: null };
        setSent(document);
        onSigned(document);
      } catch (thrown) {
        setError(errorText(t, asApiError(thrown)));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
