import type { FieldInstance } from '@baton/domain/field/field';
import type { PlacedInstance } from '@baton/domain/blueprint/places/instances';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useEditorState } from '../editor/editor-context.ts';

export interface FieldTexts {
  /** Returns a short description of a field, such as "Number, required". */
  readonly about: (instance: FieldInstance) => string;
  /** Returns the task of a field, or that it is an intake field. */
  readonly placeName: (placed: PlacedInstance) => string;
}

export function useFieldTexts(): FieldTexts {
  const t = useText();
  const { content } = useEditorState();
  return {
    about: ({ field, inputType }) =>
      t('fields.editor.about', {
        kind: t(`fields.kind.${content.fields[field]?.kind ?? 'TEXT'}`),
        use: t(`fields.use.${inputType}`),
      }),
    placeName: ({ task }) => task?.name ?? t('fields.editor.atStart'),
  };
}
