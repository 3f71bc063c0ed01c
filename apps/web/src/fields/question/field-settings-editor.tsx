import type { FieldDefinition, FieldKind } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import { newConstraints } from '@baton/domain/field/fitted-field';
import { optionNameRefusal } from '@baton/domain/field/names-apart';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { OptionsEditor } from '../../ui/question/options-editor.tsx';
import { UnitEditor } from '../../ui/question/unit-editor.tsx';
import { Select } from '../../ui/select/select.tsx';
import { AllowedObjects } from './allowed-objects.tsx';

/** Settings of a field other than its name. */
export type FieldSettings<Kind extends FieldKind = FieldKind> = Pick<
  FieldDefinition,
  'options' | 'unit' | 'constraints' | 'mayAppend'
> & { readonly kind: Kind };

export interface FieldSettingsEditorProps<Kind extends FieldKind> {
  readonly content: FieldSettings<Kind>;
  readonly kinds: readonly Kind[];
  readonly disabled: boolean;
  /** Returns the error of a property by its path within the field. */
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (part: Partial<FieldSettings<Kind>>) => void;
}

/** Edits the type, options, and unit of a field. */
export function FieldSettingsEditor<Kind extends FieldKind>({
  content: { kind, options, unit, mayAppend },
  kinds,
  disabled,
  errorAt,
  onChange,
}: FieldSettingsEditorProps<Kind>): ReactNode {
  const t = useText();
  const { takesWords } = fieldKinds[kind];
  return (
    <>
      <Select<Kind>
        label={t('fields.editor.kind')}
        clearable={false}
        searchable
        disabled={disabled}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`fields.kind.${value}`) }))}
        onChange={(next) =>
          next !== null &&
          onChange({
            kind: next,
            constraints: newConstraints(next),
            unit: next === 'CURRENCY' ? 'USD' : null,
            // Product objects and options have different lists, so a type change clears them.
            ...(next === 'PRODUCT_OBJECT' || kind === 'PRODUCT_OBJECT' ? { options: [] } : {}),
          })
        }
      />
      {kind === 'PRODUCT_OBJECT' && (
        <AllowedObjects
          options={options}
          disabled={disabled}
          error={errorAt('options')}
          onChange={(next) => onChange({ options: next })}
        />
      )}
      {takesWords && (
        <OptionsEditor
          options={options}
          mayAppend={mayAppend}
          disabled={disabled}
          error={errorAt('options')}
          refusalOf={(name, others) => {
            const refusal = optionNameRefusal(name, others);
            return refusal === null ? null : errorText(t, refusal);
          }}
          onOptions={(next) => onChange({ options: next })}
          onMayAppend={(next) => onChange({ mayAppend: next })}
        />
      )}
      {kind === 'CURRENCY' && (
        <Select
          label={t('fields.editor.currency')}
          clearable={false}
          searchable
          disabled={disabled}
          value={unit}
          options={Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: code }))}
          onChange={(code) => onChange({ unit: code })}
        />
      )}
      {kind === 'NUMBER' && (
        <UnitEditor
          value={unit}
          disabled={disabled}
          error={errorAt('unit')}
          onChange={(sign) => onChange({ unit: sign })}
        />
      )}
    </>
  );
}
