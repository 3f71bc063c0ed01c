import type { FieldKind, FieldOption, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFormState, type TaskFormStore } from './task-form-store.ts';
import classes from './entry.module.css';

interface TypedField {
  readonly instance: string;
  readonly name: string;
  readonly kind: FieldKind;
  readonly options: readonly FieldOption[];
  readonly unit: string | null | undefined;
}

export interface TypedAnswersProps {
  readonly store: TaskFormStore;
  readonly fields: readonly TypedField[];
}

/**
 * What was typed into a form that has become somebody else's, or was handed in meanwhile: no
 * longer to be stored, and not lost either.
 */
export function TypedAnswers({ store, fields }: TypedAnswersProps): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const { entries } = useFormState(store);
  const textOf = (field: TypedField, value: FieldValue | null): string =>
    value === null ? t('fields.nothing') : valueText(field, value);
  const typed = fields.flatMap((field) => {
    const entry = entries.get(field.instance);
    return entry === undefined ? [] : [{ field, text: textOf(field, entry.value) }];
  });
  if (typed.length === 0) return null;
  const copy = async (): Promise<void> => {
    const lines = typed.map(({ field, text }) => `${field.name}: ${text}`);
    await navigator.clipboard.writeText(lines.join('\n'));
    notify({ tone: 'success', text: t('entry.typed.copied') });
  };
  return (
    <section className={classes.typed} aria-label={t('entry.typed.title')}>
      <p className={classes.conflictTitle}>{t('entry.typed.title')}</p>
      <dl className={classes.typedList}>
        {typed.map(({ field, text }) => (
          <div key={field.instance}>
            <dt className={classes.whose}>{field.name}</dt>
            <dd className={classes.answer}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.typedActions}>
        {window.isSecureContext && (
          <Button size="small" onClick={() => void copy()}>
            {t('entry.typed.copy')}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            for (const { field } of typed) store.forget(field.instance);
          }}
        >
          {t('entry.typed.discard')}
        </Button>
      </div>
    </section>
  );
}
