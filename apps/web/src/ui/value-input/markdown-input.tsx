import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { FieldProps } from '../field/field.tsx';
import fieldClasses from '../field/field.module.css';
import { RequiredMark } from '../field/required-mark.tsx';
import { MarkdownView } from '../markdown/markdown-view.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import classes from './value-input.module.css';

export interface MarkdownInputProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly disabled?: boolean | undefined;
}

/** Text rendered as Markdown until it is edited. */
export function MarkdownInput({
  value,
  onChange,
  onBlur,
  disabled = false,
  ...field
}: MarkdownInputProps): ReactNode {
  const t = useText();
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting || value === '' || field.error) {
    return (
      <TextArea
        {...field}
        disabled={disabled}
        description={field.description ?? (isWriting ? t('widgets.markdownHint') : undefined)}
        value={value}
        autoFocus={isWriting}
        onChange={onChange}
        onFocus={() => setIsWriting(true)}
        onBlur={() => {
          setIsWriting(false);
          onBlur();
        }}
      />
    );
  }
  return (
    <div className={fieldClasses.root}>
      <div className={fieldClasses.head}>
        <span className={fieldClasses.label}>{field.label}</span>
        {field.required === true && <RequiredMark />}
        {field.status !== undefined && <span className={fieldClasses.status}>{field.status}</span>}
      </div>
      <div className={classes.drawn}>
        <MarkdownView text={value} />
        {!disabled && (
          <button
            type="button"
            className={classes.touch}
            aria-label={t('ui.editField', { name: field.label })}
            onClick={() => setIsWriting(true)}
          />
        )}
      </div>
      {field.description != null && <div className={fieldClasses.hint}>{field.description}</div>}
    </div>
  );
}
