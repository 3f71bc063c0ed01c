import type { Refusal } from '@baton/domain/core/refusal';
import { errorText } from '../../lib/i18n/error-text.ts';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import type { Text } from '../../lib/i18n/use-text.ts';

/** Returns why a file is refused and what to do about it, in the terms of the import. */
export const importErrorText = (
  t: Text,
  refusal: Refusal,
  tooManyRows: MessageId = 'imports.tooMany',
): string => {
  if (refusal.code !== 'TooMany') return errorText(t, refusal);
  const isOf = (part: string): boolean => refusal.field?.endsWith(`source.${part}`) === true;
  if (isOf('columns')) return t('rows.tooManyColumns', refusal.params);
  return t(isOf('lines') ? 'rows.tooManyLines' : tooManyRows, refusal.params);
};
