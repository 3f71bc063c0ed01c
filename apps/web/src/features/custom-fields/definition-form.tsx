import type { CustomFieldContent } from '@baton/domain/field/custom/custom-field';
import type { ReactNode } from 'react';
import { QuestionEditor } from '../../fields/question/question-editor.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import classes from './custom-fields.module.css';
import { FieldPreview } from './field-preview.tsx';

export interface DefinitionFormProps {
  readonly content: CustomFieldContent;
  readonly isShared: boolean;
  readonly disabled: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onContent: (content: CustomFieldContent) => void;
  readonly onShared: (isShared: boolean) => void;
}

/** Edits a custom field with a preview. */
export function DefinitionForm({
  content,
  isShared,
  disabled,
  errors,
  onContent,
  onShared,
}: DefinitionFormProps): ReactNode {
  const t = useText();
  const put = (part: Partial<CustomFieldContent>): void => onContent({ ...content, ...part });
  return (
    <div className={classes.form}>
      <TextInput
        label={t('library.column.name')}
        required
        autoComplete="off"
        autoFocus={!disabled}
        disabled={disabled}
        value={content.name}
        error={errors['name']}
        onChange={(name) => put({ name })}
      />
      <QuestionEditor
        content={content}
        disabled={disabled}
        errorAt={(path) => errors[path] ?? null}
        onChange={put}
      />
      <Checkbox
        label={t('customFields.shared')}
        description={t('customFields.sharedHint')}
        checked={isShared}
        disabled={disabled}
        onChange={onShared}
      />
      <FieldPreview content={content} />
    </div>
  );
}
