import { pinnedField } from '@baton/domain/field/custom/custom-field';
import type { BlueprintField, FieldOrigin } from '@baton/domain/field/field';
import { Suspense, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { libraryNoteQuery } from '../../__generated__/libraryNoteQuery.graphql.ts';
import { readField } from '../../lib/fields/read-field.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './library-note.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

export interface LibraryNoteProps {
  readonly field: BlueprintField;
  readonly isEditable: boolean;
  /** Called with the new field: a newer version, or one that is no longer linked. */
  readonly onPut: (field: BlueprintField) => void;
}

/** Shows which custom field a field comes from and whether a newer version exists. */
export function LibraryNote({ field, isEditable, onPut }: LibraryNoteProps): ReactNode {
  const t = useText();
  const { origin } = field;
  if (origin === null) return null;
  return (
    <div className={classes.library}>
      <p>{t('customFields.fromLibrary', { number: origin.version })}</p>
      <Suspense fallback={null}>
        <NewerVersion field={field} origin={origin} isEditable={isEditable} onUpdate={onPut} />
      </Suspense>
      {isEditable && (
        <Button kind="subtle" size="x-small" onClick={() => onPut({ ...field, origin: null })}>
          {t('customFields.detach')}
        </Button>
      )}
    </div>
  );
}

interface NewerVersionProps {
  readonly field: BlueprintField;
  readonly origin: FieldOrigin;
  readonly isEditable: boolean;
  readonly onUpdate: (field: BlueprintField) => void;
}

function NewerVersion({ field, origin, isEditable, onUpdate }: NewerVersionProps): ReactNode {
  const t = useText();
  const { customField } = useQuery<libraryNoteQuery>(
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
  if (customField == null) return <p>{t('customFields.deletedHint')}</p>;
  const { version, definition } = customField;
  if (version <= origin.version) return null;
  return (
    <>
      <p>{t('customFields.newer')}</p>
      {isEditable && (
        <Button
          size="x-small"
          onClick={() =>
            onUpdate(
              pinnedField(readField(definition), field.key, { field: origin.field, version }),
            )
          }
        >
          {t('customFields.takeNewer')}
        </Button>
      )}
    </>
  );
}
