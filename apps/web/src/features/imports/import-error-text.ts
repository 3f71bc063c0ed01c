import type { Refusal } from '@baton/domain/core/refusal';
import { errorText } from '../../lib/i18n/error-text.ts';
import type { Text } from '../../lib/i18n/use-text.ts';

/** Why an import is refused; of rows it can be said what to do about too many. */
export const importErrorText = (t: Text, refusal: Refusal): string =>
  refusal.code === 'TooMany' ? t('imports.tooMany', refusal.params) : errorText(t, refusal);
