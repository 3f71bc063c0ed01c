import { importLimits } from '@baton/domain/import/import-table';
import { useState, type ReactNode } from 'react';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { LocalDraft } from '../../../lib/draft/use-draft.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { ImportSource } from './import-source.ts';
import classes from './source-step.module.css';
import { readFileAsBase64 } from './read-file.ts';

const planKinds = ['.csv', '.tsv', '.xlsx', '.md', '.markdown', '.txt', '.json'];
const tableKinds = ['.csv', '.tsv', '.xlsx', '.txt'];

const dropText = {
  PLAN: 'imports.source.drop',
  ROWS: 'bulk.source.drop',
  PEOPLE: 'bulk.invite.drop',
  TABLE: 'rows.drop',
} as const satisfies Record<string, MessageId>;

export interface SourceStepProps {
  /** Pasted text that wasn't imported yet. */
  readonly pasted: LocalDraft<{ readonly text: string }>;
  readonly isReading: boolean;
  readonly error: string | null;
  readonly onSource: (source: ImportSource) => void;
  /** What the rows are used for: a blueprint, workflows, invitations, or rows of a table. */
  readonly holds?: keyof typeof dropText;
}

/** Selects a file or takes pasted text. */
export function SourceStep({
  pasted,
  isReading,
  error,
  onSource,
  holds = 'PLAN',
}: SourceStepProps): ReactNode {
  const t = useText();
  const isPlan = holds === 'PLAN';
  const { text } = pasted.draft;
  const [asked, setAsked] = useState<'FILE' | 'TEXT'>('FILE');
  const read = async (file: File): Promise<void> => {
    setAsked('FILE');
    onSource({ fileName: file.name, data: await readFileAsBase64(file), text: null });
  };
  return (
    <div className={classes.source}>
      <FileDrop
        label={t(dropText[holds])}
        hint={t(isPlan ? 'imports.source.kinds' : 'bulk.source.kinds')}
        accept={isPlan ? planKinds : tableKinds}
        maxBytes={importLimits.bytes}
        isBusy={isReading && asked === 'FILE'}
        error={asked === 'FILE' ? error : null}
        onFile={(file) => void read(file)}
      />
      <p className={classes.or}>
        <span>{t('imports.source.or')}</span>
      </p>
      {pasted.hasDraft && <RestoredDraftNote onDiscard={pasted.forget} />}
      <TextArea
        label={t(isPlan ? 'imports.source.paste' : 'bulk.source.paste')}
        placeholder={t(isPlan ? 'imports.source.pasteHint' : 'bulk.source.pasteHint')}
        rows={8}
        value={text}
        error={asked === 'TEXT' ? error : null}
        onChange={(next) => pasted.change({ text: next })}
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
