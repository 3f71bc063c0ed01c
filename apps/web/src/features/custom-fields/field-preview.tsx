import type { CustomFieldContent } from '@baton/domain/field/custom/custom-field';
import { formatValue, parseValue, valueRefusal } from '@baton/domain/field/field-kinds';
import { useState, type ReactNode } from 'react';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { controlOf, inputShape, isPlainKind } from '../../lib/fields/input-shape.ts';
import { usePhoneNumbers } from '../../lib/fields/lazy-phone-numbers.ts';
import { useToday } from '../../lib/i18n/use-today.ts';
import { ValueInput, type InputValue } from '../../ui/value-input/value-input.tsx';
import classes from './custom-fields.module.css';

/** Preview of the field as an input and as a read-only value. */
export function FieldPreview({ content }: { readonly content: CustomFieldContent }): ReactNode {
  const t = useText();
  const today = useToday();
  usePhoneNumbers();
  const { clock } = useFormats();
  const [answer, setAnswer] = useState<InputValue>(null);
  const { kind } = content;
  if (!isPlainKind(kind)) return null;
  const value = parseValue(answer, content) ?? null;
  const refusal = valueRefusal(value, content, today);
  return (
    <section className={classes.preview} aria-label={t('customFields.preview')}>
      <h3 className={classes.title}>{t('customFields.preview')}</h3>
      <ValueInput
        key={kind}
        label={content.name.trim() === '' ? t('customFields.unnamed') : content.name}
        kind={controlOf(kind)}
        {...inputShape(content, today)}
        value={answer}
        error={refusal === null ? null : errorText(t, refusal)}
        onType={setAnswer}
        onCommit={setAnswer}
      />
      {value !== null && kind !== 'CHECKBOX' && (
        <p className={classes.quiet}>
          {t('customFields.reads', {
            value: formatValue(value, content, { locale: clock.dateLocale }),
          })}
        </p>
      )}
    </section>
  );
}
