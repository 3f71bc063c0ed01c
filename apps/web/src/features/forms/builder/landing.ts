import { isFieldItem, itemsOfForm, type FormContent } from '@baton/domain/form/form';
import { sectionOfItem } from '@baton/domain/form/edit-form';
import { richTextToPlain } from '@baton/domain/core/rich-text';
import type { Text } from '../../../lib/i18n/use-text.ts';
import type { FormPlace } from '../draft/form-draft.ts';

/** Returns the name of a section or item for messages. */
export const nameOfPlace = (t: Text, content: FormContent, place: FormPlace): string => {
  if (place.kind === 'SECTION')
    return content.sections.find(({ key }) => key === place.key)?.name ?? '';
  const item = itemsOfForm(content).find(({ key }) => key === place.key);
  if (item === undefined) return '';
  const said = isFieldItem(item) ? content.fields[item.field]?.name : richTextToPlain(item.text);
  return said === undefined || said === '' ? t('forms.text.empty') : said;
};

/** Returns the new position of an item for screen readers. */
export function landingText(t: Text, content: FormContent, place: FormPlace): string {
  const name = nameOfPlace(t, content, place);
  if (place.kind === 'SECTION')
    return t('forms.said.sectionMoved', {
      name,
      position: content.sections.findIndex(({ key }) => key === place.key) + 1,
      count: content.sections.length,
    });
  const section = sectionOfItem(content, place.key);
  const column = section?.items.find(({ key }) => key === place.key)?.column ?? 1;
  const beside = section?.items.filter((item) => item.column === column) ?? [];
  return t('forms.said.itemMoved', {
    name,
    position: beside.findIndex(({ key }) => key === place.key) + 1,
    count: beside.length,
    column,
    section: section?.name ?? '',
  });
}
