import { asId, type PartyId } from '@baton/domain/core/ids';
import type { ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { partyPropertyQuery } from '../../../../__generated__/partyPropertyQuery.graphql.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import {
  usePartySearch,
  type PartySearchOptions,
} from '../../../../lib/parties/use-party-search.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { PartyPicker, type PartyOption } from '../../../../ui/party-picker/party-picker.tsx';
import { readPartyFact } from '../../content/party-fact.ts';
import type { Place } from '../../draft/place.ts';
import {
  useEditorActions,
  useEditorState,
  type ContentChange,
} from '../../editor/editor-context.ts';
import { Property } from '../property.tsx';
import classes from '../property.module.css';
import { useFieldEdit } from '../use-field-edit.ts';

export interface PartyPropertyProps {
  readonly label: string;
  readonly emptyText: string;
  /** Selectable types of people, teams, and roles. All by default. */
  readonly kinds?: PartySearchOptions['kinds'];
  /** Excludes external people. */
  readonly onlyInternal?: boolean | undefined;
  readonly value: readonly PartyId[];
  readonly place: Place;
  readonly change: (value: readonly PartyId[]) => ContentChange;
}

/** Edits the people, teams, and roles of a task or approval. */
export function PartyProperty({
  label,
  emptyText,
  kinds,
  onlyInternal = false,
  value,
  place,
  change,
}: PartyPropertyProps): ReactNode {
  const t = useText();
  const { parties } = useEditorState();
  const learn = useLearnParties();
  const edit = useFieldEdit(value, place, change);
  const nameOf = (id: PartyId): PartyOption => ({
    id,
    name: parties.get(id)?.name ?? t('blueprints.party.unknown'),
    kind: parties.get(id)?.kind ?? 'ROLE',
  });
  return (
    <Property
      label={label}
      edit={edit}
      isEmpty={value.length === 0}
      emptyText={emptyText}
      savesOnBlur
      display={<PartyNames value={value} />}
    >
      <PartySearchField
        label={label}
        kinds={kinds}
        onlyInternal={onlyInternal}
        error={edit.error}
        value={edit.value.map(nameOf)}
        onChange={(chosen) => {
          learn(chosen);
          edit.saveNow(chosen.map(({ id }) => asId<PartyId>(id)));
        }}
      />
    </Property>
  );
}

/** People, teams, and roles by name. */
export function PartyNames({ value }: { readonly value: readonly PartyId[] }): ReactNode {
  const t = useText();
  const { parties } = useEditorState();
  return (
    <ul className={classes.parties}>
      {value.map((id) => {
        const name = parties.get(id)?.name ?? t('blueprints.party.unknown');
        return (
          <li key={id} className={classes.party}>
            <Avatar name={name} kind={parties.get(id)?.kind ?? 'ROLE'} size={20} isDecorative />
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

export interface PartySearchFieldProps {
  readonly label: string;
  readonly kinds: PartySearchOptions['kinds'] | undefined;
  readonly onlyInternal: boolean;
  readonly error: string | null;
  readonly value: readonly PartyOption[];
  readonly onChange: (value: readonly PartyOption[]) => void;
}

/** Mounted only while editing, because it loads the first names immediately. */
export function PartySearchField({
  label,
  kinds,
  onlyInternal,
  error,
  value,
  onChange,
}: PartySearchFieldProps): ReactNode {
  const search = usePartySearch({ onlyInternal, ...(kinds === undefined ? {} : { kinds }) });
  return (
    <PartyPicker label={label} hideLabel autoFocus {...{ error, value, onChange }} {...search} />
  );
}

/**
 * Adds selected people, teams, and roles to the editor's data: names immediately, members after a
 * request.
 */
export function useLearnParties(): (chosen: readonly PartyOption[]) => void {
  const environment = useRelayEnvironment();
  const { parties } = useEditorState();
  const { learnParties } = useEditorActions();
  return (chosen) => {
    const unknown = chosen.filter(({ id }) => !parties.has(asId<PartyId>(id)));
    if (unknown.length === 0) return;
    learnParties(
      unknown.map(({ id, name, kind }) => {
        const known = asId<PartyId>(id);
        // Until its data is loaded, a team or role counts as not empty and a person as internal, so
        // that no warning flickers.
        return { id: known, name, kind, accessLevel: 'INTERNAL', members: [known] } as const;
      }),
    );
    fetchQuery<partyPropertyQuery>(
      environment,
      graphql`
        query partyPropertyQuery($ids: [ID!]!) {
          parties(ids: $ids) {
            ...partyFact_party
          }
        }
      `,
      { ids: unknown.map(({ id }) => id) },
    ).subscribe({
      next: (data) => learnParties(data.parties.map(readPartyFact)),
      // Errors are ignored, because then only warnings about empty teams and roles are missing.
      error: () => undefined,
    });
  };
}
