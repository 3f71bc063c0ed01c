import type { CustomFieldContent } from '@baton/domain/field/custom-field';
import type { FieldKind } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import { newConstraints } from '@baton/domain/field/fitted-field';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ConstraintsEditor } from '../../ui/question/constraints-editor.tsx';
import { OptionsEditor } from '../../ui/question/options-editor.tsx';
import { UnitEditor } from '../../ui/question/unit-editor.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import classes from './custom-fields.module.css';
import { customFieldKinds } from './custom-field-kinds.ts';
import { FieldPreview } from './field-preview.tsx';

export interface DefinitionFormProps {
  readonly content: CustomFieldContent;
  readonly isShared: boolean;
  readonly disabled: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onContent: (content: CustomFieldContent) => void;
  readonly onShared: (isShared: boolean) => void;
}

/** What a field of the workspace asks, with a preview that answers as a form would. */
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
  const { kind, constraints } = content;
  return (
    <div className={classes.form}>
      <TextInput
        label={t('customFields.name')}
        required
        autoComplete="off"
        autoFocus={!disabled}
        disabled={disabled}
        value={content.name}
        error={errors['name']}
        onChange={(name) => put({ name })}
      />
      <Select<FieldKind>
        label={t('customFields.kind')}
        clearable={false}
        disabled={disabled}
        value={kind}
        options={customFieldKinds.map((value) => ({ value, label: t(`fields.kind.${value}`) }))}
        onChange={(next) =>
          next !== null &&
          put({
            kind: next,
            constraints: newConstraints(next),
            unit: next === 'CURRENCY' ? 'USD' : null,
          })
        }
      />
      {fieldKinds[kind].hasOptions && (
        <OptionsEditor
          options={content.options}
          mayAppend={content.mayAppend}
          disabled={disabled}
          error={errors['options']}
          onOptions={(options) => put({ options })}
          onMayAppend={(mayAppend) => put({ mayAppend })}
        />
      )}
      {kind === 'CURRENCY' && (
        <Select
          label={t('fields.editor.currency')}
          clearable={false}
          searchable
          disabled={disabled}
          value={content.unit}
          options={Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: code }))}
          onChange={(unit) => put({ unit })}
        />
      )}
      {kind === 'NUMBER' && (
        <UnitEditor
          value={content.unit}
          disabled={disabled}
          error={errors['unit']}
          onChange={(unit) => put({ unit })}
        />
      )}
      <ConstraintsEditor
        constraints={constraints}
        applying={fieldKinds[kind].constraints}
        isMoney={kind === 'CURRENCY'}
        disabled={disabled}
        errorAt={(name) => errors[`constraints.${name}`] ?? null}
        onChange={(part) => put({ constraints: { ...constraints, ...part } })}
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
