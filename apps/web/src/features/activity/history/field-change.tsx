import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextClamp } from '../../../ui/text-clamp/text-clamp.tsx';
import { fieldWord, valueForm } from './history-words.ts';
import classes from './history-list.module.css';

/** One field that was changed. */
export interface ChangedField {
  readonly fieldName: string;
  readonly label?: string | null | undefined;
  readonly valueBefore: readonly string[];
  readonly valueAfter: readonly string[];
  /** Of a table: how many of its rows were changed, of which some are told. */
  readonly rowsBefore?: number | null | undefined;
  readonly rowsAfter?: number | null | undefined;
}

/** Longer texts stand one below the other. */
const lineLength = 160;

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
  /** Of a table: how many rows it is about. */
  readonly rows: number | null;
}

/** What stood there: the lines of a call and the rows of a table one below the other, all else in one line. */
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
          // Rows are told once and never change places.
          <li key={`${at} ${row}`}>{row}</li>
        ))}
      </ul>
      {rest > 0 && t('history.moreRows', { count: rest })}
    </>
  );
}

const isLong = (values: readonly string[]): boolean =>
  values.some((value) => value.includes('\n') || value.length > lineLength);

/** A field with its values before and after. */
export function FieldChange({ field }: { readonly field: ChangedField }): ReactNode {
  const t = useText();
  const { fieldName, label, valueBefore, valueAfter, rowsBefore, rowsAfter } = field;
  const name =
    label == null
      ? t(fieldWord(fieldName))
      : fieldName === 'CustomFieldValueDraft'
        ? t('history.field.draftOf', { name: label })
        : fieldName === 'FieldRemark'
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
