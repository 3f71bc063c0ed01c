import type { Locale } from '@baton/domain/core/languages';
import type { NotificationType } from '@baton/domain/notification/notification-types';

/** A text with the name of the person who caused it, and one without. */
type ActorText = readonly [byPerson: string, automatic: string];

export type ActorTexts = Partial<
  Readonly<Record<NotificationType, Readonly<Record<Locale, ActorText>>>>
>;
