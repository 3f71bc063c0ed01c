import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { isAllowedHref } from '../../lib/rich-text/allowed-href.ts';
import { Button } from '../button/button.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import classes from './rich-text.module.css';

export interface LinkFormProps {
  readonly href: string;
  /** Null removes the link. */
  readonly onApply: (href: string | null) => void;
  readonly onClose: () => void;
}

/** The URL of a link. Not a form element, because the editor is often inside one. */
export function LinkForm({ href, onApply, onClose }: LinkFormProps): ReactNode {
  const t = useText();
  const [value, setValue] = useState(href);
  const [isWrong, setIsWrong] = useState(false);
  const apply = (): void => {
    const text = value.trim();
    const withScheme = /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text;
    if (isAllowedHref(withScheme)) onApply(withScheme);
    else setIsWrong(true);
  };
  return (
    <div className={classes.linkForm}>
      <TextInput
        label={t('ui.linkAddress')}
        hideLabel
        autoFocus
        type="url"
        placeholder="https://"
        value={value}
        error={isWrong ? t('ui.linkInvalid') : null}
        onChange={(text) => {
          setValue(text);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            event.stopPropagation();
            apply();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            onClose();
          }
        }}
      />
      <Button size="small" onClick={apply}>
        {t('ui.linkApply')}
      </Button>
      {href !== '' && (
        <Button size="small" kind="subtle" onClick={() => onApply(null)}>
          {t('ui.linkRemove')}
        </Button>
      )}
    </div>
  );
}
