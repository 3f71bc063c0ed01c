import { isDocumentKind } from '@baton/domain/field/document-kinds';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { asId, type FormKey, type InstanceKey } from '@baton/domain/core/ids';
import type { Locale } from '@baton/domain/core/languages';
import type { FieldInstance, FieldValue } from '@baton/domain/field/field';
import { bandsOf, layoutOfForm, type LayoutItem } from '@baton/domain/form/form-layout';
import { fieldItems, type BlueprintForm, type FormContent } from '@baton/domain/form/form';
import { rulesOfInstance } from '@baton/domain/form/form-rules';
import { formState, isRuleMet } from '@baton/domain/form/form-state';
import { useState, type ReactNode } from 'react';
import { PreviewTable } from './preview-table.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormGrid } from '../../../ui/form-grid/form-grid.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { ValueInput, type InputValue } from '../../../ui/value-input/value-input.tsx';

const key = asId<FormKey>('preview');

/** The form as if it stood on a task: each item is its own place. */
const placed = (content: FormContent): readonly FieldInstance[] =>
  fieldItems(content).map((item) => ({
    key: asId<InstanceKey>(item.key),
    field: item.field,
    inputType: item.inputType,
    source: null,
    value: item.value,
    item: { form: key, item: item.key },
  }));

const kept = (value: InputValue): FieldValue | null => (value === '' ? null : value);

export interface FormPreviewProps {
  readonly content: FormContent;
  readonly locale: Locale;
}

/** The form as the one who fills it in sees it; what is entered decides what is shown, and is not kept. */
export function FormPreview({ content, locale }: FormPreviewProps): ReactNode {
  const t = useText();
  const [values, setValues] = useState<ReadonlyMap<InstanceKey, InputValue>>(new Map());
  const instances = placed(content);
  const form: BlueprintForm = { ...content, key, origin: { form: asId('preview'), version: 0 } };
  const layout = layoutOfForm(form, content.fields, instances, locale);
  const valueOf = ({ key: at, value }: FieldInstance): InputValue =>
    values.has(at) ? (values.get(at) ?? null) : asCell(value);
  const stated = instances.flatMap((instance) => {
    const field = content.fields[instance.field];
    const rules = rulesOfInstance({ forms: { [key]: form } }, instances, instance);
    return field === undefined
      ? []
      : [{ ...instance, field, rules, value: kept(valueOf(instance)) }];
  });
  const states = formState(stated);
  const shown = (item: LayoutItem): ReactNode => {
    if (item.instance === null) return <RichTextView key={item.key} html={item.text} />;
    const place = stated.find((one) => one.key === item.instance);
    const state = states.get(item.instance);
    if (place === undefined || state?.isShown !== true) return null;
    const { kind, unit } = place.field;
    const put = (value: InputValue): void =>
      setValues((before) => new Map([...before, [place.key, value]]));
    if (kind === 'TABLE')
      return <PreviewTable key={item.key} label={item.label} columns={place.field.columns} />;
    if (kind === 'PEOPLE' || isDocumentKind(kind))
      return (
        <p key={item.key}>
          {item.label} ({t(`fields.kind.${kind}`)})
        </p>
      );
    return (
      <ValueInput
        key={item.key}
        label={item.label}
        description={item.help === '' ? undefined : item.help}
        required={state.isMandatory}
        disabled={place.inputType === 'PROVIDED'}
        kind={kind}
        unit={unit}
        options={item.options.map(({ id, name }) => ({ value: id, label: name }))}
        value={asCell(place.value)}
        onType={put}
        onCommit={put}
      />
    );
  };
  return (
    <FormGrid
      sections={layout.sections
        .filter(({ rule }) => isRuleMet(rule, stated))
        .map((section) => ({
          key: section.key,
          title: section.name,
          lead:
            section.description === '' ? undefined : <RichTextView html={section.description} />,
          bands: bandsOf(section.items, section.columns).map(({ columns }) =>
            columns.map((items) => items.map(shown)),
          ),
        }))}
    />
  );
}
