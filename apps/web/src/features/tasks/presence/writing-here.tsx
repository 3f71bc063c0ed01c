import type { ReactNode } from 'react';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { PresentPerson } from './presence-requests.ts';
import classes from './presence.module.css';

/** Who else is editing a field. Not announced, because the form header announces what matters. */
export function WritingHere({ people }: { readonly people: readonly PresentPerson[] }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const names = [...new Set(people.map(({ name }) => name))];
  return (
    <span className={classes.writing}>
      {names.slice(0, 1).map((name) => (
        <Avatar key={name} name={name} size={16} isDecorative />
      ))}
      {t('presence.writing', {
        names: intl.formatList(names, { type: 'conjunction' }),
        count: names.length,
      })}
    </span>
  );
}
