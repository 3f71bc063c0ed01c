import { richTextToPlain } from '@baton/domain/core/rich-text';
import type { RichText } from '@baton/domain/core/ids';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { InlineEdit } from '../../../ui/inline-edit/inline-edit.tsx';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import type { Place } from '../draft/place.ts';
import { useEditorState, type ContentChange } from '../editor/editor-context.ts';
import classes from './property.module.css';
import { useFieldEdit } from './use-field-edit.ts';

export interface DescriptionPropertyProps {
  readonly value: RichText;
  readonly place: Place | null;
  readonly change: (value: RichText) => ContentChange;
}

/** A rich text description with inline editing. An empty one is stored as null. */
export function DescriptionProperty({ value, place, change }: DescriptionPropertyProps): ReactNode {
  const t = useText();
  const { isEditable } = useEditorState();
  const edit = useFieldEdit(value, place, change);
  if (!isEditable && value === '') return null;
  return (
    <InlineEdit
      label={t('blueprints.description')}
      isEditable={isEditable}
      display={
        value === '' ? (
          <span className={classes.empty}>{t('blueprints.descriptionAdd')}</span>
        ) : (
          <RichTextView html={value} />
        )
      }
      error={edit.error}
      onSave={edit.save}
      onCancel={edit.cancel}
    >
      <MentioningEditor
        label={t('blueprints.description')}
        hideLabel
        autoFocus
        value={edit.value}
        error={edit.error}
        onChange={(html) => edit.set(richTextToPlain(html) === '' ? '' : html)}
      />
    </InlineEdit>
  );
}
