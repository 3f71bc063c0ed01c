import { refuse, type Refusal } from '../core/refusal.ts';
import type { BlueprintForm, FormOrigin } from '../form/form.ts';
import type { BlueprintContent } from './content.ts';

/** Forms that a draft takes in, or in another version: the workspace may not have them. */
export const takenInForms = (
  { forms }: Pick<BlueprintContent, 'forms'>,
  put: readonly BlueprintForm[],
): readonly BlueprintForm[] =>
  put.filter(({ key, origin }) => {
    const before = forms[key]?.origin;
    return before?.form !== origin.form || before.version !== origin.version;
  });

/**
 * A blueprint that was never published may bring forms of its own, as what is imported does. From
 * then on forms are made among those of the workspace, published there, and taken over.
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
