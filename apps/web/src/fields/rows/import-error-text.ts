import type { Refusal } from '@baton/domain/core/refusal';
import { errorText } from '../../lib/i18n/error-text.ts';
import type { MessageId } from '../../lib/i18n/message-id.ts';
import type { Text } from '../../lib/i18n/use-text.ts';

/** Why a file is refused; of too much it can be said what to do about it, of rows in the words of what they are for. */
export const importErrorText = (
  t: Text,
  refusal: Refusal,
  tooManyRows: MessageId = 'imports.tooMany',
): string => {
  if (refusal.code !== 'TooMany') return errorText(t, refusal);
  const isWide = refusal.field?.endsWith('source.columns') === true;
  return t(isWide ? 'rows.tooManyColumns' : tooManyRows, refusal.params);
};
