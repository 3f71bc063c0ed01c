import { importLimits } from '@baton/domain/import/import-table';
import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileDrop } from '../../ui/file-drop/file-drop.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import type { ImportSource } from './import-requests.ts';
import classes from './import-wizard.module.css';
import { readFileAsBase64 } from './read-file.ts';

const kinds = ['.csv', '.tsv', '.xlsx', '.md', '.markdown', '.txt'];

export interface SourceStepProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isReading: boolean;
  readonly error: string | null;
  readonly onSource: (source: ImportSource) => void;
}

/** A file or pasted text. */
export function SourceStep({
  text,
  onText,
  isReading,
  error,
  onSource,
}: SourceStepProps): ReactNode {
  const t = useText();
  const [asked, setAsked] = useState<'FILE' | 'TEXT'>('FILE');
  const read = async (file: File): Promise<void> => {
    setAsked('FILE');
    onSource({ fileName: file.name, data: await readFileAsBase64(file), text: null });
  };
  return (
    <div className={classes.source}>
      <FileDrop
        label={t('imports.source.drop')}
        hint={t('imports.source.kinds')}
        accept={kinds}
        maxBytes={importLimits.bytes}
        isBusy={isReading && asked === 'FILE'}
        error={asked === 'FILE' ? error : null}
        onFile={(file) => void read(file)}
      />
      <p className={classes.or}>
        <span>{t('imports.source.or')}</span>
      </p>
      <TextArea
        label={t('imports.source.paste')}
        placeholder={t('imports.source.pasteHint')}
        rows={8}
        value={text}
        error={asked === 'TEXT' ? error : null}
        onChange={onText}
      />
      <div className={classes.buttons}>
        <Button
          kind="primary"
          loading={isReading && asked === 'TEXT'}
          disabledReason={text.trim() === '' ? t('imports.source.pasteFirst') : null}
          onClick={() => {
            setAsked('TEXT');
            onSource({ fileName: t('imports.source.pastedName'), data: null, text });
          }}
        >
          {t('imports.source.read')}
        </Button>
      </div>
    </div>
  );
}
