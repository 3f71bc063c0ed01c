import { refuse, type Refusal } from '../core/refusal.ts';
import type { BlueprintForm, FormOrigin } from '../form/form.ts';
import type { BlueprintContent } from './content.ts';

/**
 * Returns forms that are new in the draft or change to another version. `formOriginRefusals` checks
 * that they exist in the workspace.
 */
export const addedForms = (
  { forms }: Pick<BlueprintContent, 'forms'>,
  put: readonly BlueprintForm[],
): readonly BlueprintForm[] =>
  put.filter(({ key, origin }) => {
    const before = forms[key]?.origin;
    return before?.form !== origin.form || before.version !== origin.version;
  });

/**
 * Refuses unknown forms. Only a never published blueprint, such as an import, can have forms that
 * aren't in the workspace.
 */
export const formOriginRefusals = (
  taken: readonly BlueprintForm[],
  isPublished: boolean,
  isKnown: (origin: FormOrigin) => boolean,
): readonly Refusal[] =>
  isPublished
    ? taken
        .filter(({ origin }) => !isKnown(origin))
        .map(({ key, name }) =>
          refuse('CannotCreateFormOnPublishedBlueprint', { name }, `forms.${key}`),
        )
    : [];
