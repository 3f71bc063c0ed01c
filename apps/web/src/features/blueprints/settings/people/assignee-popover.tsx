import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { ListTodo, User, UserX, Users, UsersRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../../lib/i18n/message-id.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TwoStepPopover } from '../../../../ui/popover/two-step-popover.tsx';
import { taskPlace } from '../../draft/place.ts';
import { useEditorActions, useEditorState } from '../../editor/editor-context.ts';
import type { TaskPopoverProps } from '../time/due-popover.tsx';
import { placesOf } from '../link/field-places.ts';
import { PartySearchField, useLearnParties } from './party-property.tsx';
import { PeopleFieldsSelect } from './people-fields-select.tsx';
import type { PartyKind } from '@baton/domain/party/party-kind';

type Source = PartyKind | 'FIELD' | 'NONE';

const looks: Readonly<Record<Source, { readonly label: MessageId; readonly icon: LucideIcon }>> = {
  USER: { label: 'blueprints.assign.USER', icon: User },
  TEAM: { label: 'blueprints.assign.TEAM', icon: UsersRound },
  ROLE: { label: 'blueprints.assign.ROLE', icon: Users },
  FIELD: { label: 'blueprints.assign.FIELD', icon: ListTodo },
  NONE: { label: 'blueprints.assign.NONE', icon: UserX },
};

/** Sets the people of a task: first whether a person, team, role, or field, then which one. */
export function AssigneePopover({ task, trigger }: TaskPopoverProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, parties } = useEditorState();
  const learn = useLearnParties();
  const place = taskPlace(task.key);
  const label = t(
    task.type === 'APPROVAL' ? 'blueprints.task.approvers' : 'blueprints.task.assignees',
  );
  const hasFields = placesOf(content, ({ kind }) => kind === 'PEOPLE').length > 0;
  const named = task.assignees.map((id) => ({
    id,
    name: parties.get(id)?.name ?? t('blueprints.party.unknown'),
    kind: parties.get(id)?.kind ?? ('ROLE' as const),
  }));
  const isChosen = (source: Source): boolean =>
    source === 'NONE'
      ? named.length === 0 && task.peopleFrom.length === 0
      : source === 'FIELD'
        ? task.peopleFrom.length > 0
        : named.some(({ kind }) => kind === source);
  const sources: readonly Source[] = [
    ...(['USER', 'TEAM', 'ROLE'] as const),
    ...(hasFields ? (['FIELD'] as const) : []),
    'NONE',
  ];
  const assign = (assignees: readonly PartyId[]): void =>
    void actions.edit((before) => updateTask(before, task.key, { assignees }), place);
  return (
    <TwoStepPopover<Source>
      trigger={trigger}
      label={label}
      options={sources.map((key) => {
        const Icon = looks[key].icon;
        return {
          key,
          label: t(looks[key].label),
          icon: <Icon size={15} aria-hidden="true" />,
          isChosen: isChosen(key),
          isComplete: key === 'NONE',
        };
      })}
      onSelect={(key) => {
        if (key === 'NONE')
          actions.edit(
            (before) => updateTask(before, task.key, { assignees: [], peopleFrom: [] }),
            place,
          );
      }}
      value={(key) =>
        key === 'FIELD' ? (
          <PeopleFieldsSelect
            label={label}
            value={task.peopleFrom}
            onChange={(peopleFrom) =>
              void actions.edit((before) => updateTask(before, task.key, { peopleFrom }), place)
            }
          />
        ) : key === 'NONE' ? null : (
          <PartySearchField
            label={label}
            kinds={[key]}
            onlyInternal={false}
            error={null}
            value={named}
            onChange={(chosen) => {
              learn(chosen);
              assign(chosen.map(({ id }) => asId<PartyId>(id)));
            }}
          />
        )
      }
    />
  );
}
