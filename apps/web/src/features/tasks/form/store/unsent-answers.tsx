import { readDocumentRef } from '@baton/domain/document/document-ref';
import { formatValue } from '@baton/domain/field/field-kinds';
import type { FieldValue } from '@baton/domain/field/field';
import { partiesOfValue } from '@baton/domain/field/values/parties-of-value';
import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { writeTableText } from '@baton/domain/field/written/table-text';
import type { ReactNode } from 'react';
import { useValueText } from '../../../../lib/fields/use-value-text.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useKnownParties } from '../../../../lib/parties/use-known-parties.ts';
import type { UnreadText } from '../../../../lib/fields/unread-texts.ts';
import { fieldColumn } from '../../../../ui/table-editor/table-model.ts';
import { UnsentDraft } from '../../../../ui/unsent-draft/unsent-draft.tsx';
import type { TypedQuestion } from './typed-question.ts';
import { TypedRows } from './typed-rows.tsx';
import classes from '../entry/entry.module.css';

/** A typed value and, if known, its field. */
export interface UnsentAnswer {
  readonly instance: string;
  readonly question: TypedQuestion | undefined;
  readonly value: FieldValue | null;
  /** The stored value: the rows in which cells were typed. */
  readonly stored?: FieldValue | null;
  /** Invalid text of the field. */
  readonly text: UnreadText | undefined;
}

export interface UnsentAnswersProps {
  readonly title: string;
  readonly answers: readonly UnsentAnswer[];
  /** Comments written with the values. */
  readonly words?: string;
  readonly onDiscard: () => void;
}

/**
 * Unsent values that the person can no longer save. They come only from the browser's storage,
 * because the form may not be accessible anymore.
 */
export function UnsentAnswers({
  title,
  answers,
  words = '',
  onDiscard,
}: UnsentAnswersProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const valueText = useValueText();
  const named = answers.flatMap(({ question, value }) =>
    value === null || question === undefined
      ? []
      : partiesOfValue(value, question).filter((id) => question.names[id] === undefined),
  );
  const found = useKnownParties(named);
  const nameIn =
    ({ question }: UnsentAnswer) =>
    (id: string): string => {
      const extension = readDocumentRef(id)?.extension;
      return (
        question?.names[id] ??
        found.find((party) => party.id === id)?.name ??
        (extension === undefined ? '…' : t('entry.typed.document', { type: extension }))
      );
    };
  const titleOf = ({ question }: UnsentAnswer): string =>
    question?.name ?? t('entry.typed.unnamed');

  /** Returns one line for each invalid cell. */
  const cellTexts = ({ question, value, stored = null, text }: UnsentAnswer): readonly string[] =>
    typeof text !== 'object'
      ? []
      : Object.entries(text).flatMap(([row, cells]) =>
          (question?.columns ?? []).flatMap(({ key, name }) => {
            const typedText = cells[fieldColumn(key)];
            const place = rowsOf(value ?? stored).findIndex((one) => one.row === row);
            return typedText === undefined
              ? []
              : [
                  place < 0
                    ? `${name}: ${typedText}`
                    : t('entry.typed.cell', { column: name, row: 1 + place, typedText }),
                ];
          }),
        );
  const answerText = (one: UnsentAnswer): string => {
    const { question, value, text } = one;
    if (typeof text === 'string') return text;
    // For a table, the typed text can consist only of cells, which are listed below.
    if (value === null) return typeof text === 'object' ? '' : t('fields.nothing');
    return question === undefined ? String(value) : valueText(question, value, nameIn(one));
  };
  const copied = (one: UnsentAnswer): string => {
    const { question, value } = one;
    if (question === undefined || !isRows(value)) return `${titleOf(one)}: ${answerText(one)}`;
    const head = writeTableText([question.columns.map(({ name }) => name)]);
    const rows = formatValue(value, question, { locale: clock.dateLocale, nameOf: nameIn(one) });
    return [question.name, head, rows, ...cellTexts(one)].join('\n');
  };
  return (
    <UnsentDraft
      isSudden
      title={title}
      text={[...answers.map(copied), words].filter((text) => text !== '').join('\n')}
      onDiscard={onDiscard}
    >
      <dl className={classes.typedList}>
        {answers.map((one) => (
          <div key={one.instance}>
            <dt className={classes.whose}>{titleOf(one)}</dt>
            <dd className={classes.answer}>
              {isRows(one.value) ? (
                <TypedRows
                  label={titleOf(one)}
                  columns={one.question?.columns ?? []}
                  rows={one.value}
                  nameOf={nameIn(one)}
                />
              ) : (
                answerText(one)
              )}
              {cellTexts(one).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {words !== '' && <p className={classes.answer}>{words}</p>}
    </UnsentDraft>
  );
}
