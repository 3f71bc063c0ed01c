import type { ReactNode } from 'react';
import { useIntl } from '../../lib/intl/use-intl.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import { AvatarGroup, type AvatarGroupProps } from './avatar-group.tsx';
import classes from './avatar.module.css';

export interface PartyNamesProps extends Pick<AvatarGroupProps, 'parties'> {
  /** Id of the reader, who is "You". */
  readonly ownId: string;
}

/** People, teams, and roles with their names. Nothing for no one. */
export function PartyNames({ parties, ownId }: PartyNamesProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  if (parties.length === 0) return null;
  const names = intl.formatList(
    parties.map(({ id, name }) => (id === ownId ? t('ui.you') : name)),
    { type: 'unit' },
  );
  return (
    <span className={classes.named} {...tooltip(names)}>
      <AvatarGroup parties={parties} isDecorative />
      <span className={classes.names}>{names}</span>
    </span>
  );
}
