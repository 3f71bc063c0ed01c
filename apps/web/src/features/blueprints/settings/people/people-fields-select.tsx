import { asId, type InstanceKey } from '@baton/domain/core/ids';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { MultiSelect } from '../../../../ui/select/select.tsx';
import { useEditorState } from '../../editor/editor-context.ts';
import { placesOf } from '../link/field-places.ts';

interface PeopleFieldsSelectProps {
  readonly label: string;
  readonly value: readonly InstanceKey[];
  readonly onChange: (value: readonly InstanceKey[]) => void;
}

/**
 * Selects people fields. When the task starts, the people in them are assigned or watch it. Renders
 * nothing without such fields.
 */
export function PeopleFieldsSelect({ label, value, onChange }: PeopleFieldsSelectProps): ReactNode {
  const t = useText();
  const { content, isEditable } = useEditorState();
  const options = placesOf(content, ({ kind }) => kind === 'PEOPLE');
  if (options.length === 0 || (!isEditable && value.length === 0)) return null;
  return (
    <MultiSelect
      label={label}
      searchable
      disabled={!isEditable}
      placeholder={t('blueprints.none')}
      value={value}
      options={options}
      onChange={(keys) => onChange(keys.map((key) => asId<InstanceKey>(key)))}
    />
  );
}
