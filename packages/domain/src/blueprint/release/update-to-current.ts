import type { CustomFieldId, FormId } from '../../core/ids.ts';
import type { BlueprintField } from '../../field/field.ts';
import type { BlueprintForm } from '../../form/form.ts';
import type { BlueprintContent } from '../content.ts';
import { putField } from '../edit/edit-fields.ts';
import { updateFormVersion, type FormVersionContent } from '../edit/edit-forms.ts';

/** The current versions of what a blueprint uses, if they exist. */
export interface NewestVersions {
  readonly form: (id: FormId) => FormVersionContent | null;
  readonly customField: (id: CustomFieldId) => BlueprintField | null;
}

/** Returns whether the blueprint uses an outdated form or custom field. */
export const isOutdated = (
  { forms, fields }: Pick<BlueprintContent, 'forms' | 'fields'>,
  newest: NewestVersions,
): boolean =>
  Object.values<BlueprintForm>(forms).some(
    ({ origin }) => (newest.form(origin.form)?.origin.version ?? 0) > origin.version,
  ) ||
  Object.values<BlueprintField>(fields).some(
    ({ origin }) =>
      origin !== null && (newest.customField(origin.field)?.origin?.version ?? 0) > origin.version,
  );

/**
 * Updates all forms and custom fields to their current versions and keeps what the blueprint
 * changed. Forms come first, because they may bring older custom fields.
 */
export function updateToCurrentVersions(
  content: BlueprintContent,
  newest: NewestVersions,
  newKey: () => string,
): BlueprintContent {
  const withForms = Object.values<BlueprintForm>(content.forms).reduce((now, { key, origin }) => {
    const formVersion = newest.form(origin.form);
    return formVersion === null || formVersion.origin.version <= origin.version
      ? now
      : updateFormVersion(now, key, formVersion, newKey);
  }, content);
  return Object.values<BlueprintField>(withForms.fields).reduce((now, { key, origin }) => {
    const formVersion = origin === null ? null : newest.customField(origin.field);
    return formVersion === null || (formVersion.origin?.version ?? 0) <= (origin?.version ?? 0)
      ? now
      : putField(now, { ...formVersion, key });
  }, withForms);
}
