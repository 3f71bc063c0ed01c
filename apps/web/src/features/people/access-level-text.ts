import type { AccessLevel } from '@baton/domain/party/access-level';
import type { MessageId } from '../../lib/i18n/message-id.ts';

export const accessLevelText: Readonly<Record<AccessLevel, MessageId>> = {
  INTERNAL: 'people.internal',
  EXTERNAL: 'people.external',
  LIMITED: 'people.limited',
};

export const accessLevelHint: Readonly<Record<AccessLevel, MessageId>> = {
  INTERNAL: 'people.internalHint',
  EXTERNAL: 'people.externalHint',
  LIMITED: 'people.limitedHint',
};
