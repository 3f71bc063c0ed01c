import { asId, type FormSectionKey } from '@baton/domain/core/ids';
import { addSection } from '@baton/domain/form/edit-form';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useBuilder } from './builder-context.ts';

/** Returns a function that adds a section at the end and selects it. */
export function useAddSection(): () => void {
  const t = useText();
  const { content, edit, show } = useBuilder();
  return () => {
    const key = asId<FormSectionKey>(newKey());
    const name = t('forms.section.newName', { number: content.sections.length + 1 });
    edit((before) => addSection(before, key, { name }), { kind: 'SECTION', key });
    show({ kind: 'SECTION', key });
  };
}
