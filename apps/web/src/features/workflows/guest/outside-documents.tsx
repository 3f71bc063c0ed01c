import { Link2, Paperclip } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { downloadFile } from '../../../lib/documents/download-file.ts';
import { UploadTargetContext } from '../../../lib/documents/upload-target.ts';
import { asApiError } from '../../../lib/api/graphql-error.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import classes from './guest.module.css';

export interface OutsideDocument {
  readonly id: string;
  readonly name: string;
  /** Address of a link. */
  readonly link?: string | null | undefined;
}

export interface OutsideDocumentsProps {
  readonly documents: readonly OutsideDocument[];
  /** Added to the address of each file, such as its task. */
  readonly query?: string;
}

/** Documents that someone without an account can open. */
export function OutsideDocuments({ documents, query = '' }: OutsideDocumentsProps): ReactNode {
  const t = useText();
  const target = use(UploadTargetContext);
  if (documents.length === 0) return null;
  const download = async (id: string): Promise<void> => {
    try {
      await downloadFile(`${target.url}/${id}${query}`, await target.headers());
    } catch (thrown) {
      const error = asApiError(thrown);
      notify({ tone: 'danger', text: errorText(t, error), requestId: error.requestId });
    }
  };
  return (
    <ul className={classes.documents} aria-label={t('comments.attachments')}>
      {documents.map(({ id, name, link }) => (
        <li key={id}>
          {link == null ? (
            <Button
              kind="subtle"
              size="small"
              icon={<Paperclip />}
              onClick={() => void download(id)}
            >
              {name}
            </Button>
          ) : (
            <a href={link} target="_blank" rel="noopener noreferrer">
              <Link2 size={16} aria-hidden="true" /> {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
