import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextClamp } from '../../../ui/text-clamp/text-clamp.tsx';
import { fieldWord, valueForm } from './history-words.ts';
import classes from './history-list.module.css';

/** A changed field. */
export interface ChangedField {
  readonly fieldName: string;
  readonly label?: string | null | undefined;
  readonly valueBefore: readonly string[];
  readonly valueAfter: readonly string[];
  /** For a table, the number of changed rows, of which some are shown. */
  readonly rowsBefore?: number | null | undefined;
  readonly rowsAfter?: number | null | undefined;
}

/** Longer texts are shown on separate lines. */
const lineLength = 160;

/** Types of values that belong to requests. They are separate events without an old value. */
const ofCalls: readonly string[] = ['AutomationRequest', 'AutomationResponse'];

/** Formats values in the reader's language. */
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
  /** Number of rows of a table. Null otherwise. */
  readonly rows: number | null;
}

/**
 * Formatted values. Lines of a request and rows of a table are stacked, and others share a line.
 */
function Values({ fieldName, values, rows }: ValuesProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const words = useValueWords()(fieldName, values);
  if (words.length === 0) return t('history.none');
  if (fieldName === 'AutomationRequest')
    return <code className={classes.lines}>{words.join('\n')}</code>;
  if (fieldName === 'AutomationResponse') return words.join(' · ');
  if (rows === null) return intl.formatList(words, { type: 'conjunction' });
  const rest = rows - words.length;
  return (
    <>
      <ul className={classes.rows}>
        {words.map((row, at) => (
          // Rows never change their order.
          <li key={`${at} ${row}`}>{row}</li>
        ))}
      </ul>
      {rest > 0 && t('history.moreRows', { count: rest })}
    </>
  );
}

const isLong = (values: readonly string[]): boolean =>
  values.some((value) => value.includes('\n') || value.length > lineLength);

/** A field with its old and new values. */
export function FieldChange({ field }: { readonly field: ChangedField }): ReactNode {
  const t = useText();
  const { fieldName, label, valueBefore, valueAfter, rowsBefore, rowsAfter } = field;
  const name =
    label == null
      ? t(fieldWord(fieldName))
      : fieldName === 'CustomFieldValueDraft'
        ? t('history.field.draftOf', { name: label })
        : fieldName === 'FieldComment'
          ? t('history.field.remarkOf', { name: label })
          : label;
  const isAlone = ofCalls.includes(fieldName) && valueBefore.length === 0;
  const isTable = rowsBefore != null || rowsAfter != null;
  const isStacked = isTable || isLong([...valueBefore, ...valueAfter]);
  const side = (values: readonly string[], rows: number | null | undefined): ReactNode => {
    const shown = <Values fieldName={fieldName} values={values} rows={rows ?? null} />;
    return isStacked ? <TextClamp lines={5}>{shown}</TextClamp> : shown;
  };
  return (
    <div className={classes.change}>
      <dt>{name}</dt>
      <dd className={isStacked ? classes.stacked : undefined}>
        {!isAlone && (
          <>
            <del className={classes.before}>
              <span className="visually-hidden">{t('history.before')}</span>
              {side(valueBefore, rowsBefore)}
            </del>
            <ArrowRight size={12} aria-hidden="true" className={classes.arrow} />
          </>
        )}
        <ins className={classes.after}>
          <span className="visually-hidden">{t('history.after')}</span>
          {side(valueAfter, rowsAfter)}
        </ins>
      </dd>
    </div>
  );
}
