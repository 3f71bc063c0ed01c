import type { BlueprintIntake } from '@baton/domain/blueprint/content';
import { readingLocale } from '@baton/domain/core/languages';
import { graphql, readInlineData } from 'react-relay';
import type { useIntakeQuery } from '../../../__generated__/useIntakeQuery.graphql.ts';
import type {
  useIntake_content$data,
  useIntake_content$key,
} from '../../../__generated__/useIntake_content.graphql.ts';
import type { ColumnWords } from '../../../fields/rows/column-words.ts';
import { readSections } from '../../../lib/forms/place-rule.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { columnWordsAt, questionsOf, type IntakeQuestion } from './intake-questions.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

type Content = useIntake_content$data;

/** The intake form of a blueprint. */
export interface Intake {
  readonly blueprint: { readonly id: string; readonly name: string };
  /** True if it uses the draft instead of the published version. */
  readonly isTestRun: boolean;
  readonly isPublished: boolean;
  readonly mayStart: boolean;
  readonly about: string;
  /** Template of the default name. Empty if there is none. */
  readonly nameTemplate: string;
  readonly questions: readonly IntakeQuestion[];
  /** True if some values select a variant. */
  readonly hasVariants: boolean;
  readonly layouts: ReturnType<typeof readLayouts>;
  /** Column names that files can use for tables. */
  readonly columnWords: ColumnWords;
}

const readLayouts = ({ intakeLayout }: Content) => readSections(intakeLayout);

/** Intake fields have no source. */
const readIntake = ({ intake: { intake, ...content } }: Content): BlueprintIntake => ({
  ...content,
  intake: intake.map((instance) => ({ ...instance, source: null, required: false })),
});

const contentFragment = graphql`
  fragment useIntake_content on BlueprintContent @inline {
    description
    nameTemplate
    hasVariants
    intake
    intakeLayout {
      form
      name
      description
      sections {
        ...placeRule_section
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
`;

const document = graphql`
  query useIntakeQuery($id: ID!, $isTestRun: Boolean!) {
    blueprint(id: $id) {
      id
      name
      permissions {
        createWorkflowsFrom
      }
      published {
        id
        content {
          ...useIntake_content
        }
      }
      draft @include(if: $isTestRun) {
        ...useIntake_content
      }
    }
  }
`;

/**
 * Loads the intake form of the current version, or of the draft for a test run. Returns null if
 * there is nothing to start from.
 */
export function useIntake(blueprintId: string, isTestRun = false): Intake | null {
  const { locale } = useIntl();
  const variables = { id: blueprintId, isTestRun };
  const { blueprint } = useQuery<useIntakeQuery>(document, variables, {
    fetchPolicy: 'store-and-network',
  });
  // A version that is published during input applies immediately.
  useLiveChanges({ blueprintId }, useRefresh<useIntakeQuery>(document, variables));
  if (blueprint == null) return null;
  const { id, name, published, draft, permissions } = blueprint;
  const source: useIntake_content$key | undefined = isTestRun ? draft : published?.content;
  const read = source === undefined ? null : readIntakeForm(source);
  return {
    blueprint: { id, name },
    isTestRun,
    isPublished: published != null,
    mayStart: permissions.createWorkflowsFrom,
    nameTemplate: read?.nameTemplate ?? '',
    about: read?.about ?? '',
    questions: read?.questions ?? [],
    // A test run always uses the draft itself.
    hasVariants: !isTestRun && read?.hasVariants === true,
    layouts: read?.layouts ?? [],
    columnWords: {
      place: `blueprint.${id}`,
      ask: async (instance) =>
        read === null ? [] : columnWordsAt(read.intake, instance, readingLocale(locale)),
    },
  };
}

/** The intake form of one version. */
export interface IntakeForm extends Pick<
  Intake,
  'about' | 'nameTemplate' | 'questions' | 'layouts' | 'hasVariants'
> {
  readonly intake: BlueprintIntake;
}

/** Reads the intake form of a version. */
export const readIntakeForm = (source: useIntake_content$key): IntakeForm => {
  const content = readInlineData(contentFragment, source);
  const intake = readIntake(content);
  return {
    intake,
    about: content.description,
    nameTemplate: content.nameTemplate,
    questions: questionsOf(intake),
    layouts: readLayouts(content),
    hasVariants: content.hasVariants,
  };
};
