import type { FieldValue } from '@baton/domain/field/field';
import { useEffect, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { handAnswersQuery } from '../../../__generated__/handAnswersQuery.graphql.ts';
import { AnswerControl } from '../../../fields/answer/answer-control.tsx';
import { readDocuments } from '../../../lib/documents/shown-documents.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { HandValues } from './hand-values.ts';
import classes from './hand-answers.module.css';

interface HandAnswersProps {
  readonly taskId: string;
  readonly values: HandValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: HandValues) => void;
  /** The paths at which errors are shown; keeps its identity. */
  readonly onFields: (fields: readonly string[]) => void;
}

/** What a call or linked workflows would have filled in; asked for once somebody does it in their place. */
export function HandAnswers({
  taskId,
  values,
  errors,
  onChange,
  onFields,
}: HandAnswersProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const { task } = useLazyLoadQuery<handAnswersQuery>(
    graphql`
      query handAnswersQuery($id: ID!) {
        task(id: $id) {
          formByHand {
            ...readField_field
            instance
            isMandatory
            value
            people {
              id
              name
              kind
            }
            documents {
              ...shownDocuments_document
            }
          }
        }
      }
    `,
    { id: taskId },
    { fetchPolicy: 'network-only' },
  );
  const asked = task?.formByHand;
  useEffect(() => {
    onFields((asked ?? []).map(({ instance }) => `values.${instance}`));
  }, [asked, onFields]);
  const fields = asked ?? [];
  if (fields.length === 0) return null;
  return (
    <fieldset className={classes.root}>
      <legend className={classes.title}>{t('tasks.byHand.title')}</legend>
      {fields.map((field) => {
        const { instance } = field;
        const { name, ...shape } = readField(field);
        const put = (value: FieldValue | null): void =>
          onChange(new Map(values).set(instance, value));
        return (
          <AnswerControl
            key={instance}
            label={name}
            shape={shape}
            isRequired={field.isMandatory}
            value={values.has(instance) ? (values.get(instance) ?? null) : (field.value ?? null)}
            people={field.people}
            documents={readDocuments(field.documents, formats)}
            storageKey={instance}
            error={errors[`values.${instance}`] ?? null}
            onType={put}
            onCommit={put}
          />
        );
      })}
    </fieldset>
  );
}
