import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import classes from './document-input.module.css';

interface LinkEntryProps {
  readonly onLink: (link: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Form in which a person enters the link of a document. */
export function LinkEntry({ onLink, onClose }: LinkEntryProps): ReactNode {
  const t = useText();
  const [link, setLink] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const add = async (): Promise<void> => {
    if (link.trim() === '' || isBusy) return;
    setIsBusy(true);
    const problem = await onLink(link.trim());
    setIsBusy(false);
    if (problem === null) onClose();
    else setError(problem);
  };
  return (
    <div className={classes.link}>
      <TextInput
        label={t('documents.link')}
        type="url"
        autoFocus
        placeholder="https://"
        value={link}
        error={error}
        onChange={(text) => {
          setLink(text);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onClose();
          }
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
      />
      <div className={classes.ways}>
        <Button size="small" kind="primary" loading={isBusy} onClick={() => void add()}>
          {t('documents.add')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </div>
  );
}
