import type { InstanceKey } from '@baton/domain/core/ids';
import type { Locale } from '@baton/domain/core/languages';
import type { BlueprintField, FieldInstance, FieldValue } from '@baton/domain/field/field';
import { isFilled, parseValue, valueRefusal } from '@baton/domain/field/field-kinds';
import type { FormContent } from '@baton/domain/form/form';
import type { LayoutItem } from '@baton/domain/form/form-layout';
import { rulesOfInstance } from '@baton/domain/form/rules/form-rules';
import { formState, isRuleMet } from '@baton/domain/form/rules/form-state';
import { useState, type ReactNode } from 'react';
import { AnswerControl } from '../../../fields/answer/answer-control.tsx';
import { AnswerView } from '../../../fields/answer/answer-view.tsx';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { translatedShape } from '../../../lib/forms/translated-shape.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useToday } from '../../../lib/i18n/use-today.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import classes from './form-preview.module.css';
import { ReaderLanguage } from './reader-language.tsx';
import { useFormReader } from './use-form-reader.ts';

/** Returns the value in stored format, or null if it is invalid. */
const meant = (value: FieldValue | null, field: BlueprintField): FieldValue | null =>
  value === '' ? null : (parseValue(value, field) ?? null);

export interface FormPreviewProps {
  readonly content: FormContent;
  readonly locale: Locale;
}

/** Preview of the form with working rules. Values aren't stored. */
export function FormPreview({ content, locale: own }: FormPreviewProps): ReactNode {
  const t = useText();
  const today = useToday();
  const reader = useFormReader(content, own);
  const { form, layout, instances, people, locale } = reader;
  const [values, setValues] = useState<ReadonlyMap<InstanceKey, FieldValue | null>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<InstanceKey>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const entered = ({ key: at, value }: FieldInstance): FieldValue | null =>
    values.has(at) ? (values.get(at) ?? null) : value;
  const stated = instances.flatMap((instance) => {
    const field = content.fields[instance.field];
    const rules = rulesOfInstance({ forms: { [form.key]: form } }, instances, instance);
    return field === undefined
      ? []
      : [
          {
            ...instance,
            field,
            rules,
            shown: entered(instance),
            value: meant(entered(instance), field),
          },
        ];
  });
  const states = formState(stated);
  const faultOf = ({
    key: at,
    inputType,
    value,
    field,
  }: (typeof stated)[number]): string | null => {
    const state = states.get(at);
    if (state?.isShown !== true || inputType === 'PROVIDED') return null;
    const refusal = valueRefusal(value, field, today);
    if (refusal !== null) return errorText(t, refusal);
    return state.isMandatory && !isFilled(value, field) ? t('errors.Required') : null;
  };
  const faulty = stated.filter((place) => faultOf(place) !== null).length;

  const draw = (item: LayoutItem): ReactNode => {
    if (item.instance === null) return <RichTextView html={item.text} />;
    const place = stated.find((one) => one.key === item.instance);
    const state = states.get(item.instance);
    if (place === undefined || state?.isShown !== true) return null;
    const { key: at, field, shown, value, inputType } = place;
    const shape = translatedShape(field, item);
    const storageKey = `preview ${at}`;
    if (inputType === 'PROVIDED')
      return <AnswerView label={item.label} {...{ shape, value, people, storageKey }} />;
    const put = (next: FieldValue | null): void => setValues(new Map([...values, [at, next]]));
    const refusal = left.has(at) ? valueRefusal(value, field, today) : null;
    const fault = isTried ? faultOf(place) : refusal === null ? null : errorText(t, refusal);
    return (
      <AnswerControl
        label={item.label}
        description={item.help === '' ? undefined : item.help}
        isRequired={state.isMandatory}
        error={fault}
        isJudged={fault !== null}
        value={shown}
        {...{ shape, people, storageKey }}
        onType={put}
        onCommit={(next) => {
          put(next);
          setLeft(new Set([...left, at]));
        }}
      />
    );
  };

  return (
    <div className={classes.preview}>
      <ReaderLanguage reader={reader} />
      <div lang={locale}>
        {layout.description !== '' && <RichTextView html={layout.description} />}
        {layout.sections
          .filter(({ rule }) => isRuleMet(rule, stated))
          .map(({ items, ...section }) => {
            const shown = items.flatMap((item) => {
              const drawn = draw(item);
              return drawn === null ? [] : [{ ...item, content: drawn }];
            });
            return shown.length === 0 ? null : (
              <FormSection level={3} {...section} key={section.key} items={shown} />
            );
          })}
      </div>
      {stated.length > 0 && (
        <div className={classes.trial}>
          <Button onClick={() => setIsTried(true)}>{t('forms.preview.try')}</Button>
          <p role="status" className={classes.verdict} data-faulty={faulty > 0 ? '' : undefined}>
            {isTried && t('forms.preview.verdict', { count: faulty })}
          </p>
        </div>
      )}
    </div>
  );
}
