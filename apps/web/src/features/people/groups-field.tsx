import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { groupsFieldQuery } from '../../__generated__/groupsFieldQuery.graphql.ts';
import { useQuietQuery } from '../../lib/api/use-quiet-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { PartyPicker, type PartyOption } from '../../ui/party-picker/party-picker.tsx';

const query = graphql`
  query groupsFieldQuery {
    teams {
      id
      name
      kind
      canAssign
    }
    roles {
      id
      name
      kind
      canAssign
    }
  }
`;

interface GroupsFieldProps {
  readonly value: readonly PartyOption[];
  /** Groups whose members the viewer can't change. */
  readonly lockedIds: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly error: string | null;
  readonly onChange: (value: readonly PartyOption[]) => void;
}

/** The teams and roles of a person. Locked ones can't be removed. */
export function GroupsField({
  value,
  lockedIds,
  onChange,
  disabled,
  ...field
}: GroupsFieldProps): ReactNode {
  const t = useText();
  const { data, isLoading } = useQuietQuery<groupsFieldQuery>(query, disabled ? null : {});
  const offered = [...(data?.roles ?? []), ...(data?.teams ?? [])].filter(
    ({ canAssign }) => canAssign,
  );
  return (
    <PartyPicker
      {...field}
      label={t('people.groups')}
      description={lockedIds.size > 0 && !disabled ? t('people.groupsLocked') : undefined}
      placeholder={t('people.groupsPlaceholder')}
      disabled={disabled}
      parties={offered}
      isLoading={isLoading}
      value={value}
      onChange={(next) => {
        const locked = value.filter(({ id }) => lockedIds.has(id));
        onChange([...locked, ...next.filter(({ id }) => !lockedIds.has(id))]);
      }}
    />
  );
}
