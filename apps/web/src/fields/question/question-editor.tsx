import type { FieldKey } from '@baton/domain/core/ids';
import type { FieldShape } from '@baton/domain/field/field';
import { changedConstraints } from '@baton/domain/field/fitted-field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import type { ReactNode } from 'react';
import { AdvancedSettings } from '../../ui/advanced-settings/advanced-settings.tsx';
import { SettingsSection } from '../../ui/settings-section/settings-section.tsx';
import { FieldSettingsEditor } from './field-settings-editor.tsx';
import { FieldConstraints } from './field-constraints.tsx';
import { ColumnsEditor } from './columns-editor.tsx';
import { questionKinds } from './question-kinds.ts';

export interface QuestionEditorProps {
  readonly content: FieldShape & { readonly name: string };
  /** The column of a table that shows its settings first. */
  readonly openColumn?: FieldKey | null | undefined;
  readonly disabled: boolean;
  /** Returns the error of a property by its path within the field. */
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (part: Partial<FieldShape>) => void;
  /**
   * Settings that the field has only in this form or task: common ones, and less common ones under
   * Advanced.
   */
  readonly place?: {
    readonly common: ReactNode;
    readonly advanced: ReactNode;
    /** Number of its advanced settings that differ from their defaults. */
    readonly changed: number;
  };
}

/** Edits a field and, for a table, its columns. Constraints are under Advanced. */
export function QuestionEditor({
  content,
  openColumn = null,
  disabled,
  errorAt,
  onChange,
  place,
}: QuestionEditorProps): ReactNode {
  const hasLimits = fieldKinds[content.kind].constraints.length > 0;
  const shared = { content, disabled, errorAt, onChange };
  return (
    <>
      <FieldSettingsEditor {...shared} kinds={questionKinds} />
      {content.kind === 'TABLE' && (
        <ColumnsEditor
          key={openColumn}
          name={content.name}
          columns={content.columns}
          {...{ openColumn, disabled, errorAt }}
          onChange={(columns) => onChange({ columns })}
        />
      )}
      {place?.common}
      {(hasLimits || place?.advanced != null) && (
        <AdvancedSettings changed={changedConstraints(content) + (place?.changed ?? 0)}>
          <SettingsSection>
            {place?.advanced}
            {hasLimits && <FieldConstraints {...shared} />}
          </SettingsSection>
        </AdvancedSettings>
      )}
    </>
  );
}
