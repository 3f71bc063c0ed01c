import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { fieldWord, valueForm } from './history-words.ts';
import classes from './history-list.module.css';

/** One field that was changed. */
export interface ChangedField {
  readonly fieldName: string;
  readonly label?: string | null | undefined;
  readonly valueBefore: readonly string[];
  readonly valueAfter: readonly string[];
}

/** A request, or what it came to, is an event of its own: the one before was not turned into it. */
const ofCalls: readonly string[] = ['AutomationRequest', 'AutomationResponse'];

/** The values in the reader's words. */
function useValueWords(): (fieldName: string, values: readonly string[]) => readonly string[] {
  const t = useText();
  const formats = useFormats();
  return (fieldName, values) =>
    values.map((value) => {
      const form = valueForm(fieldName, value);
      if (form.kind === 'MOMENT') return formats.moment(value);
      return form.kind === 'WORD' ? t(form.id) : value;
    });
}

interface ValuesProps {
  readonly fieldName: string;
  readonly values: readonly string[];
}

/** What stood there: the lines of a call one below the other, all else in one line. */
function Values({ fieldName, values }: ValuesProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const words = useValueWords()(fieldName, values);
  if (words.length === 0) return t('history.none');
  if (fieldName === 'AutomationRequest')
    return <code className={classes.lines}>{words.join('\n')}</code>;
  return fieldName === 'AutomationResponse'
    ? words.join(' · ')
    : intl.formatList(words, { type: 'conjunction' });
}

/** A field with its values before and after. */
export function FieldChange({ field }: { readonly field: ChangedField }): ReactNode {
  const t = useText();
  const { fieldName, label, valueBefore, valueAfter } = field;
  const name =
    label == null
      ? t(fieldWord(fieldName))
      : fieldName === 'CustomFieldValueDraft'
        ? t('history.field.draftOf', { name: label })
        : fieldName === 'FieldRemark'
          ? t('history.field.remarkOf', { name: label })
          : label;
  const isAlone = ofCalls.includes(fieldName) && valueBefore.length === 0;
  return (
    <div className={classes.change}>
      <dt>{name}</dt>
      <dd>
        {!isAlone && (
          <>
            <del className={classes.before}>
              <span className="visually-hidden">{t('history.before')}</span>
              <Values fieldName={fieldName} values={valueBefore} />
            </del>
            <ArrowRight size={12} aria-hidden="true" className={classes.arrow} />
          </>
        )}
        <ins className={classes.after}>
          <span className="visually-hidden">{t('history.after')}</span>
          <Values fieldName={fieldName} values={valueAfter} />
        </ins>
      </dd>
    </div>
  );
}
