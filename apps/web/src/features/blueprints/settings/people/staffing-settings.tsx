import type { ApprovalStep, ManagerOf } from '@baton/domain/blueprint/content';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import type { Place } from '../../draft/place.ts';
import {
  useEditorActions,
  useEditorState,
  type ContentChange,
} from '../../editor/editor-context.ts';
import { PeopleFieldsSelect } from './people-fields-select.tsx';
import { PartyProperty } from './party-property.tsx';

type Staffing = Pick<ApprovalStep, 'peopleFrom' | 'managersOf' | 'backups'>;

export interface StaffingSettingsProps {
  readonly value: Staffing;
  readonly place: Place;
  readonly change: (fields: Partial<Staffing>) => ContentChange;
  /** True for an approval of a task, which has a submitter. */
  readonly hasSubmitter: boolean;
}

/** Edits additional assignees: managers, resolved at the start, and backups. */
export function StaffingSettings({
  value: { peopleFrom, managersOf, backups },
  place,
  change,
  hasSubmitter,
}: StaffingSettingsProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const people = managersOf.flatMap((one) => (one.kind === 'PERSON' ? one.person : []));
  const places = managersOf.flatMap((one) => (one.kind === 'FIELD' ? one.instance : []));
  const except = (kind: ManagerOf['kind']): readonly ManagerOf[] =>
    managersOf.filter((one) => one.kind !== kind);
  const toggle = (kind: 'OWNER' | 'SUBMITTER', isOn: boolean): void => {
    const without = except(kind);
    void actions.edit(change({ managersOf: isOn ? [...without, { kind }] : without }), place);
  };
  const has = (kind: ManagerOf['kind']): boolean => managersOf.some((one) => one.kind === kind);
  return (
    <>
      <PeopleFieldsSelect
        label={t('staffing.peopleFrom')}
        value={peopleFrom}
        onChange={(keys) => void actions.edit(change({ peopleFrom: keys }), place)}
      />
      <Checkbox
        label={t('staffing.managerOf.OWNER')}
        checked={has('OWNER')}
        disabled={!isEditable}
        onChange={(isOn) => toggle('OWNER', isOn)}
      />
      {hasSubmitter && (
        <Checkbox
          label={t('staffing.managerOf.SUBMITTER')}
          checked={has('SUBMITTER')}
          disabled={!isEditable}
          onChange={(isOn) => toggle('SUBMITTER', isOn)}
        />
      )}
      <PeopleFieldsSelect
        label={t('staffing.managerOf.FIELD')}
        value={places}
        onChange={(keys) => {
          const named = keys.map((instance) => ({ kind: 'FIELD', instance }) as const);
          void actions.edit(change({ managersOf: [...except('FIELD'), ...named] }), place);
        }}
      />
      {(isEditable || people.length > 0) && (
        <PartyProperty
          label={t('staffing.managerOf.PERSON')}
          emptyText={t('blueprints.none')}
          kinds={['USER']}
          value={people}
          place={place}
          change={(ids) =>
            change({
              managersOf: [
                ...except('PERSON'),
                ...ids.map((person) => ({ kind: 'PERSON', person }) as const),
              ],
            })
          }
        />
      )}
      {(isEditable || backups.length > 0) && (
        <PartyProperty
          label={t('staffing.backups')}
          emptyText={t('staffing.backupsNone')}
          value={backups}
          place={place}
          change={(ids) => change({ backups: ids })}
        />
      )}
    </>
  );
}
