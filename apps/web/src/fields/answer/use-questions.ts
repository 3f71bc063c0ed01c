import { graphql, readInlineData } from 'react-relay';
import type { useQuestions_field$key } from '../../__generated__/useQuestions_field.graphql.ts';
import { readDocuments } from '../../lib/documents/shown-documents.ts';
import { readField } from '../../lib/fields/read-field.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import type { ListedQuestion } from './answer-list.tsx';

/** Converts the fields of a form for a list of fields. */
export function useQuestions(): (
  fields: readonly useQuestions_field$key[],
) => readonly ListedQuestion[] {
  const formats = useFormats();
  return (fields) =>
    fields.map((key) => {
      const field = readInlineData(
        graphql`
          fragment useQuestions_field on FormField @inline {
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
        `,
        key,
      );
      const { name, ...shape } = readField(field);
      return {
        instance: field.instance,
        label: name,
        shape,
        isRequired: field.isMandatory,
        value: field.value ?? null,
        people: field.people,
        documents: readDocuments(field.documents, formats),
      };
    });
}
