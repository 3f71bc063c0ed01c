import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AvatarGroup } from '../../../ui/avatar/avatar-group.tsx';
import { useOthersPresent, useOwnPlace } from './presence-context.ts';
import type { PresentPerson } from './presence-requests.ts';
import classes from './presence.module.css';

export interface PresentPeopleProps {
  readonly labelOf: (instance: string) => string;
}

/** Groups windows by person. */
const byPerson = (others: readonly PresentPerson[]): readonly PresentPerson[] => [
  ...new Map(others.map((one) => [one.userId, one])).values(),
];

/** Avatars of others who have the form open. */
export function PresentPeople({ labelOf }: PresentPeopleProps): ReactNode {
  const t = useText();
  const people = byPerson(useOthersPresent());
  return (
    <>
      {people.length > 0 && (
        <span className={classes.faces}>
          <span aria-hidden="true" className={classes.lead}>
            {t('presence.also')}
          </span>
          <span className="visually-hidden">{t('presence.alsoHere')}</span>
          <AvatarGroup
            max={5}
            size={24}
            parties={people.map(({ userId, name }) => ({ id: userId, name, kind: 'USER' }))}
          />
        </span>
      )}
      <Announced people={people} labelOf={labelOf} />
    </>
  );
}

interface AnnouncedProps extends PresentPeopleProps {
  readonly people: readonly PresentPerson[];
}

/**
 * Announces, once each, people who arrive and people who edit the reader's field. Other movements
 * are only visible.
 */
function Announced({ people, labelOf }: AnnouncedProps): ReactNode {
  const t = useText();
  const others = useOthersPresent();
  const place = useOwnPlace();
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const news = [
    ...people.map(({ userId, name }) => ({
      key: userId,
      text: () => t('presence.came', { name }),
    })),
    ...others
      .filter(({ instance }) => place !== null && instance === place)
      .map(({ userId, name, instance }) => ({
        key: `${userId} ${instance ?? ''}`,
        text: () => t('presence.sameQuestion', { name, field: labelOf(instance ?? '') }),
      })),
  ].filter(({ key }) => !said.has(key));
  if (news.length > 0) {
    setSaid(new Set([...said, ...news.map(({ key }) => key)]));
    setText(news.map((one) => one.text()).join(' '));
  }
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  );
}
