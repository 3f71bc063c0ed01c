import { Link2, RotateCw, Upload, X } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useEmptyText } from '../field/empty-text.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { CameraButton } from './camera-button.tsx';
import { DocumentList, type ShownDocument } from './document-list.tsx';
import { LinkEntry } from './link-entry.tsx';
import classes from './document-input.module.css';

/** A file that is being uploaded. */
export interface ShownUpload {
  readonly id: string;
  readonly name: string;
  /** Uploaded share, from 0 to 1. */
  readonly progress: number;
  /** Why the upload failed. Null while it is in progress. */
  readonly error: string | null;
}

export interface DocumentInputProps extends FieldProps {
  readonly documents: readonly ShownDocument[];
  readonly uploads: readonly ShownUpload[];
  /** File extensions without the dot. */
  readonly accept: readonly string[];
  readonly allowsLink: boolean;
  /** True to accept only one document. */
  readonly isSingle?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Returns why the link was rejected, or null. */
  readonly onLink: (link: string) => Promise<string | null>;
  readonly onRemove: (ref: string) => void;
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

interface UploadRowProps extends Pick<DocumentInputProps, 'onCancel' | 'onRetry'> {
  readonly upload: ShownUpload;
}

function UploadRow({ upload, onCancel, onRetry }: UploadRowProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const { id, name, progress, error } = upload;
  const percent = formats.number(progress, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <li className={classes.row}>
      <span className={classes.text}>
        <span>{name}</span>
        {error === null ? (
          <progress
            className={classes.progress}
            value={progress}
            max={1}
            aria-label={t('documents.arriving', { name })}
          >
            {percent}
          </progress>
        ) : (
          <span className={classes.problem} role="alert">
            {error}
          </span>
        )}
      </span>
      {error !== null && (
        <IconButton
          label={t('documents.retry', { name })}
          icon={<RotateCw />}
          size="small"
          onClick={() => onRetry(id)}
        />
      )}
      <IconButton
        label={t(error === null ? 'documents.cancel' : 'documents.discard', { name })}
        icon={<X />}
        size="small"
        onClick={() => onCancel(id)}
      />
    </li>
  );
}

/** Adds files by drop, paste, or file picker, and links. Lists documents and uploads. */
export function DocumentInput({
  documents,
  uploads,
  accept,
  allowsLink,
  isSingle = false,
  onFiles,
  onLink,
  onRemove,
  onCancel,
  onRetry,
  ...field
}: DocumentInputProps): ReactNode {
  const t = useText();
  const emptyText = useEmptyText();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isLinking, setIsLinking] = useState(false);
  const isFull = isSingle && documents.length + uploads.length > 0;
  const take = (files: FileList | null): void => {
    if (files === null || files.length === 0) return;
    onFiles(isSingle ? [...files].slice(0, 1) : [...files]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Field {...field}>
      {({ id, ...ties }) => (
        <div className={classes.root}>
          {documents.length + uploads.length > 0 && (
            <DocumentList
              documents={documents}
              label={field.label}
              onRemove={(ref) => {
                onRemove(ref);
                requestAnimationFrame(() => choose.current?.focus());
              }}
            >
              {uploads.map((upload) => (
                <UploadRow key={upload.id} upload={upload} onCancel={onCancel} onRetry={onRetry} />
              ))}
            </DocumentList>
          )}
          {!isFull && (
            <div
              className={classes.zone}
              data-over={isOver || undefined}
              data-invalid={ties['aria-invalid']}
              onDragOver={over}
              onDragLeave={() => setIsOver(false)}
              onDrop={(event) => {
                event.preventDefault();
                setIsOver(false);
                take(event.dataTransfer.files);
              }}
              onPaste={(event) => take(event.clipboardData.files)}
            >
              <div className={classes.ways}>
                {emptyText !== undefined && documents.length + uploads.length === 0 && (
                  <span className={classes.nothing}>{emptyText}</span>
                )}
                {/* A button supports neither of the other attributes, so its name says that it is required. */}
                <Button
                  aria-describedby={ties['aria-describedby']}
                  ref={choose}
                  id={id}
                  aria-labelledby={`${id}-label ${id}-choose ${id}-required`}
                  size="small"
                  icon={<Upload />}
                  onClick={() => input.current?.click()}
                >
                  <span id={`${id}-choose`}>
                    {t(isSingle ? 'ui.chooseFile' : 'documents.select')}
                  </span>
                </Button>
                {ties['aria-required'] && (
                  <span className="visually-hidden" id={`${id}-required`}>
                    {t('ui.required')}
                  </span>
                )}
                {accept.includes('jpg') && <CameraButton onPhoto={take} />}
                {allowsLink && !isLinking && (
                  <Button
                    size="small"
                    kind="subtle"
                    icon={<Link2 />}
                    onClick={() => setIsLinking(true)}
                  >
                    {t('documents.addLink')}
                  </Button>
                )}
                <span className={classes.hint}>{t('documents.dropHere')}</span>
              </div>
              {isLinking && <LinkEntry onLink={onLink} onClose={() => setIsLinking(false)} />}
              <input
                ref={input}
                type="file"
                hidden
                aria-label={field.label}
                multiple={!isSingle}
                accept={accept.map((extension) => `.${extension}`).join(',')}
                onChange={(event) => {
                  take(event.currentTarget.files);
                  // Empties the file input, so that the same file can be selected again after it
                  // was fixed.
                  event.currentTarget.value = '';
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
