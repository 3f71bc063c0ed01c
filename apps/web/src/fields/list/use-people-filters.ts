import {
  unassignedText,
  viewerText,
  type OwnerText,
  type PeopleSubject,
} from '@baton/domain/list/people-filters';
import { useText } from '../../lib/i18n/use-text.ts';
import type { PeopleFilter } from './filters/list-filter.ts';

const ownerOptions: readonly OwnerText[] = ['me', 'my-teams'];

/** Returns the filter by the owner of workflows. */
export function useOwnerFilter(): PeopleFilter {
  const t = useText();
  return {
    ...{ kind: 'PEOPLE', parameter: 'owner', heading: t('workflows.owner') },
    options: ownerOptions.map((owner) => ({ value: owner, label: t('filters.owner', { owner }) })),
    title: t('filters.owner.title'),
    label: t('workflows.owner'),
    hint: t('filters.owner.hint'),
    isInternal: true,
    sentence: ({ name, kind }) =>
      t(kind === 'USER' ? 'filters.owner.is' : 'filters.owner.in', { name }),
  };
}

/** Names of the filters in messages. */
const subjects = {
  'waits-for': 'waitsFor',
  assignee: 'assignee',
  participant: 'participant',
} as const satisfies Readonly<Record<PeopleSubject, string>>;

/** Returns the filters by people on tasks. */
export function usePeopleFilters(parameters: readonly PeopleSubject[]): readonly PeopleFilter[] {
  const t = useText();
  return parameters.map((parameter): PeopleFilter => {
    const subject = subjects[parameter];
    return {
      ...{ kind: 'PEOPLE', parameter, heading: t('filters.people', { subject }) },
      options: [
        { value: viewerText, label: t('filters.people.me', { subject }) },
        ...(parameter === 'assignee'
          ? [
              { value: 'my-teams', label: t('filters.people.teams') },
              { value: unassignedText, label: t('filters.people.none') },
            ]
          : []),
      ],
      title: t('filters.people.title', { subject }),
      label: t('filters.people.label'),
      hint: t('filters.people.hint', { subject }),
      isInternal: false,
      sentence: ({ name }) => t('filters.people.is', { subject, name }),
    };
  });
}
