import type { FieldDefinition } from '@baton/domain/field/field';
import { fieldKinds } from '@baton/domain/field/field-kinds';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ConstraintsEditor } from '../../ui/question/constraints-editor.tsx';
import { DocumentConstraints } from './document-constraints.tsx';

export interface FieldConstraintsProps {
  readonly content: Pick<FieldDefinition, 'kind' | 'constraints'>;
  readonly disabled: boolean;
  /** Returns the error of a property by its path within the field. */
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (part: Pick<FieldDefinition, 'constraints'>) => void;
}

/** Edits the constraints of a field. */
export function FieldConstraints({
  content: { kind, constraints },
  disabled,
  errorAt,
  onChange,
}: FieldConstraintsProps): ReactNode {
  const t = useText();
  const { constraints: applying } = fieldKinds[kind];
  const constrain = (part: Partial<typeof constraints>): void =>
    onChange({ constraints: { ...constraints, ...part } });
  return (
    <>
      {applying.includes('documentTypes') && (
        <DocumentConstraints
          constraints={constraints}
          disabled={disabled}
          error={errorAt('constraints.maxKilobytes')}
          onChange={constrain}
        />
      )}
      {applying.includes('multiple') && (
        <Checkbox
          label={t(kind === 'PRODUCT_OBJECT' ? 'productObjects.multiple' : 'documents.multiple')}
          disabled={disabled}
          checked={constraints.multiple}
          onChange={(multiple) => constrain({ multiple })}
        />
      )}
      <ConstraintsEditor
        constraints={constraints}
        applying={applying}
        isMoney={kind === 'CURRENCY'}
        disabled={disabled}
        errorAt={(name) => errorAt(`constraints.${name}`)}
        onChange={constrain}
      />
    </>
  );
}
