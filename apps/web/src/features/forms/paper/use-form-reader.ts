import { asId, type FormKey, type InstanceKey } from '@baton/domain/core/ids';
import { locales, type Locale } from '@baton/domain/core/languages';
import { effectiveInputType } from '@baton/domain/blueprint/places/effective-input-type';
import type { FieldInstance } from '@baton/domain/field/field';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import { fieldItems, type BlueprintForm, type FormContent } from '@baton/domain/form/form';
import { layoutOfForm, type FormLayout } from '@baton/domain/form/form-layout';
import { useState } from 'react';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import type { FoundParty } from '../../../lib/parties/use-party-search.ts';

const key = asId<FormKey>('preview');

/** Returns the form's items as field instances, as if the form were shown on a task. */
const placed = (content: FormContent): readonly FieldInstance[] =>
  fieldItems(content).map((item) => ({
    key: asId<InstanceKey>(item.key),
    field: item.field,
    source: null,
    value: item.value,
    item: { form: key, item: item.key },
    required: false,
    inputType: effectiveInputType(
      {
        key: asId<InstanceKey>(item.key),
        inputType: item.inputType,
        value: item.value,
        source: null,
      },
      null,
    ),
  }));

const isTranslated = (content: FormContent, locale: Locale): boolean =>
  locale === content.language || Object.keys(content.translations[locale] ?? {}).length > 0;

/** A form as people read it in one of its languages. */
export interface FormReader {
  readonly form: BlueprintForm;
  readonly layout: FormLayout;
  readonly instances: readonly FieldInstance[];
  /** People in preset and default values, as far as they are loaded. */
  readonly people: readonly FoundParty[];
  readonly locale: Locale;
  /** Languages of the form. */
  readonly languages: readonly Locale[];
  readonly setLocale: (locale: Locale | null) => void;
}

/** Returns the form in the reader's language if the form has it. */
export function useFormReader(content: FormContent, own: Locale): FormReader {
  const languages = locales.filter((one) => isTranslated(content, one));
  const [chosen, setLocale] = useState<Locale | null>(null);
  const locale = [chosen, own].find((one) => one !== null && languages.includes(one));
  const instances = placed(content);
  const people = useKnownParties(
    instances.flatMap(({ field, value }) =>
      content.fields[field]?.kind === 'PEOPLE' && value !== null ? itemsOf(value) : [],
    ),
  );
  const form: BlueprintForm = { ...content, key, origin: { form: asId('preview'), version: 0 } };
  const spoken = locale ?? content.language;
  return {
    form,
    layout: layoutOfForm(form, content.fields, instances, spoken),
    instances,
    people,
    locale: spoken,
    languages,
    setLocale,
  };
}
