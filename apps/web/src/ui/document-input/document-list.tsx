import {
  Box,
  ExternalLink,
  File,
  FileSpreadsheet,
  FileText,
  Image,
  MessageSquareText,
  Table2,
  X,
} from 'lucide-react';
import { use, type ReactNode } from 'react';
import { DocumentCommentsContext } from '../../lib/documents/document-comments-context.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import classes from './document-input.module.css';

export type DocumentIconName = 'csv' | 'cad' | 'excel' | 'image' | 'pdf' | 'word' | 'generic';

/** A document as shown in a list. */
export interface ShownDocument {
  readonly ref: string;
  readonly name: string;
  readonly icon: DocumentIconName;
  /** URL to open or download it. Null if it no longer exists. */
  readonly address: string | null;
  readonly isLink: boolean;
  /** URL of its thumbnail. */
  readonly preview: string | null;
  /** Text after the name: size, who added it. */
  readonly detail: string;
}

const icons = {
  csv: Table2,
  cad: Box,
  excel: FileSpreadsheet,
  image: Image,
  pdf: FileText,
  word: FileText,
  generic: File,
};

function Picture({ preview, icon, isLink }: ShownDocument): ReactNode {
  if (preview !== null)
    return <img className={classes.preview} src={preview} alt="" loading="lazy" />;
  const Icon = isLink ? ExternalLink : icons[icon];
  return (
    <span className={classes.icon} data-icon={icon}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}

interface DocumentRowProps {
  readonly document: ShownDocument;
  readonly onRemove?: (() => void) | undefined;
}

function DocumentRow({ document, onRemove }: DocumentRowProps): ReactNode {
  const t = useText();
  const { ref, name, address, isLink, detail } = document;
  const comments = use(DocumentCommentsContext);
  return (
    <li className={classes.row}>
      <Picture {...document} />
      <span className={classes.text}>
        {address === null ? (
          <span className={classes.gone}>{name}</span>
        ) : (
          <a
            className={classes.name}
            href={address}
            {...(isLink ? { target: '_blank', rel: 'noreferrer noopener' } : { download: name })}
          >
            {name}
          </a>
        )}
        <span className={classes.detail}>{address === null ? t('documents.deleted') : detail}</span>
      </span>
      {comments !== null && address !== null && (
        <IconButton
          label={t('documents.comment', { name })}
          icon={<MessageSquareText />}
          size="small"
          onClick={() => comments.setAbout({ ref, name })}
        />
      )}
      {onRemove !== undefined && (
        <IconButton
          label={t('documents.remove', { name })}
          icon={<X />}
          size="small"
          onClick={onRemove}
        />
      )}
    </li>
  );
}

export interface DocumentListProps {
  readonly documents: readonly ShownDocument[];
  readonly label?: string | undefined;
  readonly onRemove?: ((ref: string) => void) | undefined;
  /** Further rows, such as uploads in progress. */
  readonly children?: ReactNode;
}

/** Documents with thumbnails and names. Each can be opened. */
export function DocumentList({
  documents,
  label,
  onRemove,
  children,
}: DocumentListProps): ReactNode {
  return (
    <ul className={classes.list} aria-label={label}>
      {documents.map((document) => (
        <DocumentRow
          key={document.ref}
          document={document}
          onRemove={onRemove === undefined ? undefined : () => onRemove(document.ref)}
        />
      ))}
      {children}
    </ul>
  );
}
