import type { FieldShape } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { AskedEditor } from './asked-editor.tsx';
import { ColumnsEditor } from './columns-editor.tsx';
import { questionKinds } from './question-kinds.ts';

export interface QuestionEditorProps {
  readonly content: FieldShape & { readonly name: string };
  readonly disabled: boolean;
  /** Returns the error of a property by its path within the field. */
  readonly errorAt: (path: string) => string | null;
  readonly onChange: (part: Partial<FieldShape>) => void;
}

/** Edits a field and, for a table, its columns. */
export function QuestionEditor({
  content,
  disabled,
  errorAt,
  onChange,
}: QuestionEditorProps): ReactNode {
  return (
    <>
      <AskedEditor
        content={content}
        kinds={questionKinds}
        disabled={disabled}
        errorAt={errorAt}
        onChange={onChange}
      />
      {content.kind === 'TABLE' && (
        <ColumnsEditor
          name={content.name}
          columns={content.columns}
          disabled={disabled}
          errorAt={errorAt}
          onChange={(columns) => onChange({ columns })}
        />
      )}
    </>
  );
}
