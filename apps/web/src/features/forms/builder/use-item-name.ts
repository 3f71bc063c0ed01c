import { richTextToPlain } from '@baton/domain/core/rich-text';
import { isFieldItem, type FormItem } from '@baton/domain/form/form';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useBuilder } from './builder-context.ts';

/** Returns the name of an item: its label, or the start of its text. */
export function useItemName(): (item: FormItem) => string {
  const t = useText();
  const { content } = useBuilder();
  return (item) => {
    const field = isFieldItem(item) ? content.fields[item.field] : undefined;
    const plain = isFieldItem(item) ? '' : richTextToPlain(item.text);
    return field?.name ?? (plain === '' ? t('forms.text.empty') : plain);
  };
}
