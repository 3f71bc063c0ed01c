import { asId, type InstanceKey } from '@baton/domain/core/ids';
import type { LinkRule, LinkSplit } from '@baton/domain/blueprint/link-rule';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { NumberInput } from '../../../../ui/number-input/number-input.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { TextArea } from '../../../../ui/text-area/text-area.tsx';
import type { Place } from '../../draft/place.ts';
import {
  useEditorActions,
  useEditorState,
  type ContentChange,
} from '../../editor/editor-context.ts';
import { placesOf } from './field-places.ts';
import { Property } from '../property.tsx';
import { SettingsSection } from '../../../../ui/settings-section/settings-section.tsx';
import { useFieldEdit } from '../use-field-edit.ts';

export interface LinkSplitSettingsProps {
  readonly link: LinkRule;
  readonly place: Place;
  readonly change: (next: Partial<LinkRule>) => ContentChange;
}

type Kind = 'ONE' | LinkSplit['kind'];

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Edits how many workflows are started and how many must be completed. */
export function LinkSplitSettings({ link, place, change }: LinkSplitSettingsProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const { split } = link;
  const kind: Kind = split?.kind ?? 'ONE';
  const sources = placesOf(content, (field) =>
    ['TEXT', 'MULTI_SELECT', 'TABLE'].includes(field.kind),
  );
  const set = (next: Partial<LinkRule>): void => void actions.edit(change(next), place);
  const values = useFieldEdit(
    split?.kind === 'LIST' ? split.values.join('\n') : '',
    place,
    (text) => change({ split: { kind: 'LIST', values: linesOf(text) } }),
  );
  const needed = useFieldEdit(link.needed, place, (value) => change({ needed: value }));
  const splitBy = (next: Kind | null): void => {
    const first = sources.at(0);
    if (next === 'LIST') set({ split: { kind: 'LIST', values: [] } });
    else if (next === 'FIELD' && first !== undefined)
      set({ split: { kind: 'FIELD', instance: asId<InstanceKey>(first.value) } });
    else set({ split: null, needed: null });
  };

  return (
    <SettingsSection title={t('linked.split.title')}>
      <Select<Kind>
        label={t('linked.split.kind')}
        clearable={false}
        disabled={!isEditable}
        value={kind}
        options={[
          { value: 'ONE', label: t('linked.split.ONE') },
          { value: 'LIST', label: t('linked.split.LIST') },
          {
            value: 'FIELD',
            label: t('linked.split.FIELD'),
            disabled: sources.length === 0,
            description: sources.length === 0 ? t('linked.split.noField') : undefined,
          },
        ]}
        onChange={splitBy}
      />
      {split?.kind === 'LIST' && (
        <Property
          label={t('linked.split.values')}
          edit={values}
          isEmpty={split.values.length === 0}
          emptyText={t('linked.split.noValues')}
          display={split.values.join(', ')}
        >
          <TextArea
            label={t('linked.split.values')}
            hideLabel
            autoFocus
            rows={4}
            description={t('linked.split.valuesHint')}
            value={values.value}
            onChange={values.set}
          />
        </Property>
      )}
      {split?.kind === 'FIELD' && (
        <Select
          label={t('linked.split.field')}
          clearable={false}
          searchable
          disabled={!isEditable}
          value={split.instance}
          options={sources}
          onChange={(instance) => {
            if (instance !== null) set({ split: { kind: 'FIELD', instance } });
          }}
        />
      )}
      {split !== null && (
        <Property
          label={t('linked.split.needed')}
          edit={needed}
          isEmpty={link.needed === null}
          emptyText={t('linked.split.all')}
          display={t('linked.split.neededCount', { count: link.needed ?? 0 })}
        >
          <NumberInput
            label={t('linked.split.needed')}
            hideLabel
            autoFocus
            min={1}
            max={100}
            value={needed.value}
            onChange={needed.set}
          />
        </Property>
      )}
    </SettingsSection>
  );
}
