import { useIntl } from '../../lib/intl/use-intl.ts';
import { useText } from '../../lib/i18n/use-text.ts';

export interface UsedSecret {
  readonly name: string;
  readonly openTasks: number;
  readonly blueprints: readonly { readonly name: string }[];
}

/** Returns the uses of a secret as one text, or null if it isn't used. */
export function useSecretPlaces(): (secret: UsedSecret) => string | null {
  const t = useText();
  const intl = useIntl();
  return ({ openTasks, blueprints }) => {
    const names = blueprints.map(({ name }) => name);
    const places = openTasks > 0 ? [...names, t('admin.openTasks', { count: openTasks })] : names;
    return places.length === 0 ? null : intl.formatList(places);
  };
}
