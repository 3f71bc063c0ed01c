import { putField } from '@baton/domain/blueprint/edit-fields';
import type { TaskKey } from '@baton/domain/core/ids';
import { takenOver } from '@baton/domain/field/custom-field';
import type { BlueprintField, FieldOrigin } from '@baton/domain/field/field';
import { Suspense, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { libraryNoteQuery } from '../../../__generated__/libraryNoteQuery.graphql.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { taskPlace } from '../draft/place.ts';
import { useEditorActions, useEditorState } from '../editor/editor-context.ts';
import classes from './fields-section.module.css';

interface LibraryNoteProps {
  readonly task: TaskKey | null;
  readonly field: BlueprintField;
}

/** Where a field of the workspace comes from, and whether there is a newer edition of it. */
export function LibraryNote({ task, field }: LibraryNoteProps): ReactNode {
  const t = useText();
  const actions = useEditorActions();
  const { isEditable } = useEditorState();
  const { origin } = field;
  if (origin === null) return null;
  const put = (next: BlueprintField): void =>
    void actions.edit((before) => putField(before, next), task === null ? null : taskPlace(task));
  return (
    <div className={classes.library}>
      <p>{t('customFields.fromLibrary', { number: origin.version })}</p>
      <Suspense fallback={null}>
        <NewerEdition field={field} origin={origin} isEditable={isEditable} onTake={put} />
      </Suspense>
      {isEditable && (
        <Button kind="subtle" size="x-small" onClick={() => put({ ...field, origin: null })}>
          {t('customFields.detach')}
        </Button>
      )}
    </div>
  );
}

interface NewerEditionProps {
  readonly field: BlueprintField;
  readonly origin: FieldOrigin;
  readonly isEditable: boolean;
  readonly onTake: (field: BlueprintField) => void;
}

function NewerEdition({ field, origin, isEditable, onTake }: NewerEditionProps): ReactNode {
  const t = useText();
  const { customField } = useLazyLoadQuery<libraryNoteQuery>(
    graphql`
      query libraryNoteQuery($id: ID!) {
        customField(id: $id) {
          id
          version
          definition {
            ...readField_field
          }
        }
      }
    `,
    { id: origin.field },
    { fetchPolicy: 'store-and-network' },
  );
  if (customField == null) return <p>{t('customFields.gone')}</p>;
  const { version, definition } = customField;
  if (version <= origin.version) return null;
  return (
    <>
      <p>{t('customFields.newer')}</p>
      {isEditable && (
        <Button
          size="x-small"
          onClick={() =>
            onTake(takenOver(readField(definition), field.key, { field: origin.field, version }))
          }
        >
          {t('customFields.takeNewer')}
        </Button>
      )}
    </>
  );
}
