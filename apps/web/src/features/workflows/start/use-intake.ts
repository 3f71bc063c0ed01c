import {
  asId,
  type FieldKey,
  type FormItemKey,
  type FormKey,
  type InstanceKey,
} from '@baton/domain/core/ids';
import { blueprintFormFromWire } from '@baton/domain/form/wire-form';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type {
  useIntakeQuery,
  useIntakeQuery$data,
} from '../../../__generated__/useIntakeQuery.graphql.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { readSection } from '../../../lib/forms/read-section.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { questionsOf, type IntakeQuestion } from './intake-questions.ts';

type Content = NonNullable<NonNullable<useIntakeQuery$data['blueprint']>['published']>['content'];

/** What a blueprint asks whoever starts it. */
export interface Intake {
  readonly blueprint: { readonly id: string; readonly name: string };
  readonly isPublished: boolean;
  readonly mayStart: boolean;
  readonly about: string;
  /** What the workflow is called unless somebody says otherwise; empty: there is none. */
  readonly nameTemplate: string;
  readonly questions: readonly IntakeQuestion[];
  readonly layouts: Content['intakeLayout'];
}

const readQuestions = ({ fields, forms, intake }: Content): readonly IntakeQuestion[] =>
  questionsOf({
    fields: new Map(fields.map((field) => [field.key, readField(field)])),
    forms: Object.fromEntries(
      forms.map((form) => [
        form.key,
        blueprintFormFromWire({ ...form, sections: form.sections.map(readSection) }),
      ]),
    ),
    intake: intake.map(({ key, field, inputType, value, item }) => ({
      key: asId<InstanceKey>(key),
      field: asId<FieldKey>(field),
      inputType,
      source: null,
      value: value ?? null,
      item:
        item == null
          ? null
          : { form: asId<FormKey>(item.form), item: asId<FormItemKey>(item.item) },
      required: false,
    })),
  });

const document = graphql`
  query useIntakeQuery($id: ID!) {
    blueprint(id: $id) {
      id
      name
      permissions {
        createWorkflowsFrom
      }
      published {
        id
        content {
          description
          settings {
            nameTemplate
          }
          fields {
            key
            ...readField_field
          }
          forms {
            key
            form
            version
            name
            description
            language
            sections {
              ...readSection_section
            }
            translations {
              locale
              key
              text
            }
          }
          intake {
            key
            field
            inputType
            value
            item {
              form
              item
            }
          }
          intakeLayout {
            form
            name
            description
            sections {
              key
              name
              description
              columns
              rule {
                effect
                match
                comparisons {
                  instance
                  operator
                  values
                  group
                }
                groups
              }
              items {
                key
                column
                isWide
                instance
                text
                label
                help
                options {
                  id
                  name
                }
                columns {
                  key
                  name
                  choices
                }
              }
            }
          }
        }
      }
    }
  }
`;

/** Reads what is asked at the start of the published version; null where there is nothing to start from. */
export function useIntake(blueprintId: string): Intake | null {
  const variables = { id: blueprintId };
  const { blueprint } = useLazyLoadQuery<useIntakeQuery>(document, variables, {
    fetchPolicy: 'store-and-network',
  });
  // A version that is published while somebody answers asks from then on.
  useLiveChanges({ blueprintId }, useRefresh<useIntakeQuery>(document, variables));
  if (blueprint == null) return null;
  const { id, name, published, permissions } = blueprint;
  return {
    blueprint: { id, name },
    isPublished: published != null,
    mayStart: permissions.createWorkflowsFrom,
    nameTemplate: published?.content.settings.nameTemplate ?? '',
    about: published?.content.description ?? '',
    questions: published == null ? [] : readQuestions(published.content),
    layouts: published?.content.intakeLayout ?? [],
  };
}
