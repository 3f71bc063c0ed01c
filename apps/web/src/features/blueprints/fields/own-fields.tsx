import type { TaskKey } from '@baton/domain/core/ids';
import { asId, type FieldKey, type InstanceKey } from '@baton/domain/core/ids';
import {
  moveInstance,
  putField,
  putInstance,
  removeInstance,
} from '@baton/domain/blueprint/edit/edit-fields';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import { newConstraints } from '@baton/domain/field/fitted-field';
import type { BlueprintField, FieldInstance } from '@baton/domain/field/field';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../../lib/api/new-key.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { QuestionRows } from '../../../ui/question/question-rows.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import { FieldSettings } from './field-settings.tsx';
import { useFieldTexts } from './field-texts.ts';
import { sourcesFor } from './field-sources.ts';

/** Fields of the task or start that belong to no reusable form, and how to add one. */
interface OwnFields {
  readonly instances: readonly FieldInstance[];
  readonly sources: ReturnType<typeof sourcesFor>;
  /** The field whose settings are shown. */
  readonly open: InstanceKey | null;
  readonly setOpen: (key: InstanceKey | null) => void;
  readonly ask: (field: BlueprintField) => void;
  readonly add: () => void;
  readonly inherit: (source: InstanceKey | null) => void;
  readonly move: (from: number, to: number) => void;
}

export function useOwnFields(task: TaskKey | null, all: readonly FieldInstance[]): OwnFields {
  // Only fields outside reusable forms. Fields of reusable forms are edited in their form.
  const instances = all.filter(({ item }) => item === null);
  const t = useText();
  const actions = useEditorActions();
  const { content } = useEditorState();
  const [open, setOpen] = useState<InstanceKey | null>(null);
  const place = task === null ? null : taskPlace(task);
  const sources = task === null ? [] : sourcesFor(content, task);

  const ask = (field: BlueprintField): void => {
    const key = asId<InstanceKey>(newKey());
    actions.edit(
      (before) =>
        putInstance(putField(before, field), task, {
          key,
          field: field.key,
          inputType: 'REQUESTED',
          source: null,
          value: null,
          item: null,
          required: false,
        }),
      place,
    );
    setOpen(key);
  };
  const add = (): void => {
    const name = t('fields.editor.newName', { number: Object.keys(content.fields).length + 1 });
    ask({
      ...fieldDefaults,
      key: asId<FieldKey>(newKey()),
      name,
      kind: 'TEXT',
      constraints: newConstraints('TEXT'),
    });
  };
  const inherit = (source: InstanceKey | null): void => {
    const from = sources.find(({ instance }) => instance.key === source);
    if (from === undefined) return;
    const key = asId<InstanceKey>(newKey());
    actions.edit(
      (before) =>
        putInstance(before, task, {
          key,
          field: from.instance.field,
          inputType: 'INHERITED',
          source: from.instance.key,
          value: null,
          item: null,
          required: false,
        }),
      place,
    );
  };
  const move = (from: number, to: number): void => {
    const key = instances[from]?.key;
    const before = instances[to < from ? to : to + 1]?.key ?? null;
    if (key !== undefined) void actions.edit((one) => moveInstance(one, task, key, before), place);
  };

  return { instances, sources, open, setOpen, ask, add, inherit, move };
}

export interface OwnFieldRowsProps {
  /** Null for the intake form. */
  readonly task: TaskKey | null;
  readonly fields: OwnFields;
}

/** The fields in order. */
export function OwnFieldRows({ task, fields }: OwnFieldRowsProps): ReactNode {
  const texts = useFieldTexts();
  const actions = useEditorActions();
  const { content, isEditable } = useEditorState();
  const { instances } = fields;
  if (instances.length === 0) return null;
  return (
    <QuestionRows
      rows={instances.map((instance) => ({
        key: instance.key,
        name: content.fields[instance.field]?.name ?? '',
        about: texts.about(instance),
      }))}
      open={fields.open}
      isEditable={isEditable}
      onOpen={fields.setOpen}
      onMove={fields.move}
      onRemove={(at) => {
        const key = instances[at]?.key;
        if (key !== undefined)
          void actions.edit(
            (one) => removeInstance(one, task, key),
            task === null ? null : taskPlace(task),
          );
      }}
      settings={(at) => {
        const instance = instances[at];
        return instance !== undefined && <FieldSettings task={task} instance={instance} />;
      }}
    />
  );
}

/** Picks a field of an earlier task whose value is shown here. */
export function InheritedPicker({
  fields,
  onDone,
}: {
  readonly fields: OwnFields;
  readonly onDone: () => void;
}): ReactNode {
  const t = useText();
  const texts = useFieldTexts();
  const { content } = useEditorState();
  return (
    <Select
      label={t('fields.editor.inherit')}
      hideLabel
      autoFocus
      placeholder={t('fields.editor.inherit')}
      searchable
      value={null}
      options={fields.sources.map((source) => ({
        value: source.instance.key,
        label: content.fields[source.instance.field]?.name ?? '',
        description: texts.placeName(source),
      }))}
      onChange={(source) => {
        fields.inherit(source);
        onDone();
      }}
    />
  );
}
