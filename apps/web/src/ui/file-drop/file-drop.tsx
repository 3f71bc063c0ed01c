import { Upload } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import classes from './file-drop.module.css';

export interface FileDropProps {
  readonly label: string;
  /** File extensions with the dot, such as `.csv`. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly onFile: (file: File) => void;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly isBusy?: boolean | undefined;
}

/** Accepts a file by drop or file picker. Refuses files that don't fit before they are sent. */
export function FileDrop({
  label,
  accept,
  maxBytes,
  onFile,
  hint,
  error,
  isBusy = false,
}: FileDropProps): ReactNode {
  const t = useText();
  const format = useFormats();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (file: File | undefined): void => {
    if (file === undefined || isBusy) return;
    if (!accept.some((extension) => file.name.toLowerCase().endsWith(extension))) {
      setProblem(t('ui.fileWrongType', { kinds: accept.join(', ') }));
    } else if (file.size > maxBytes) {
      const max = format.number(maxBytes / 1_048_576, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });
      setProblem(t('ui.fileTooLarge', { max }));
    } else {
      setProblem(null);
      onFile(file);
    }
  };
  const shown = error ?? problem;
  return (
    <div>
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <Upload size={20} className={classes.icon} aria-hidden="true" />
        <p className={classes.label}>{label}</p>
        {hint !== undefined && (
          <p className={classes.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <Button
          loading={isBusy}
          aria-describedby={
            [hint !== undefined && `${id}-hint`, shown && `${id}-error`]
              .filter(Boolean)
              .join(' ') || undefined
          }
          onClick={() => input.current?.click()}
        >
          {t('ui.chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accept.join(',')}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // Empties the file input, so that the same file can be selected again after it was
            // fixed.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <div className={classes.error} id={`${id}-error`} role="alert" hidden={!shown}>
        {shown}
      </div>
    </div>
  );
}
