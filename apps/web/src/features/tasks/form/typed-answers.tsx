import { readDocumentRef } from '@baton/domain/document/document-ref';
import { formatValue } from '@baton/domain/field/field-kinds';
import { partiesOfValue } from '@baton/domain/field/parties-of-value';
import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { writeTableText } from '@baton/domain/field/written/table-text';
import { Suspense, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { typedAnswersQuery } from '../../../__generated__/typedAnswersQuery.graphql.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useKnownParties } from '../../../lib/parties/use-known-parties.ts';
import { useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import { fieldColumn } from '../../../ui/table-editor/table-model.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFormState, type TaskFormStore } from './task-form-store.ts';
import { TypedRows } from './typed-rows.tsx';
import classes from './entry.module.css';

export interface TypedAnswersProps {
  readonly store: TaskFormStore;
  readonly taskId: string;
}

/**
 * What was typed into a form that has become somebody else's, or was handed in meanwhile: no
 * longer to be stored, and not lost either.
 */
export function TypedAnswers(props: TypedAnswersProps): ReactNode {
  const { entries } = useFormState(props.store);
  const unread = useAllUnread(props.store.unread);
  if (entries.size === 0 && unread.size === 0) return null;
  return (
    <Suspense fallback={null}>
      <ShownAnswers {...props} />
    </Suspense>
  );
}

/** What the fields are called and whom they name is asked when there is something to show. */
function ShownAnswers({ store, taskId }: TypedAnswersProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const valueText = useValueText();
  const { entries } = useFormState(store);
  const unread = useAllUnread(store.unread);
  const { task } = useLazyLoadQuery<typedAnswersQuery>(
    graphql`
      query typedAnswersQuery($taskId: ID!) {
        task(id: $taskId) {
          form {
            ...readField_field
            instance
            people {
              id
              name
            }
            documents {
              ref
              name
            }
          }
        }
      }
    `,
    { taskId },
  );
  const data = task?.form ?? [];
  const typed = data.flatMap((field) => {
    const { instance } = field;
    const entry = entries.get(instance);
    const text = unread.get(instance);
    return entry === undefined && text === undefined
      ? []
      : [{ instance, shape: readField(field), value: entry?.value ?? null, text }];
  });
  const told = new Map(
    data.flatMap(({ people, documents }) => [
      ...people.map(({ id, name }) => [id, name] as const),
      ...documents.map(({ ref, name }) => [ref, name] as const),
    ]),
  );
  const named = typed.flatMap(({ shape, value }) =>
    value === null ? [] : partiesOfValue(value, shape),
  );
  const found = useKnownParties(named.filter((id) => !told.has(id)));
  const nameOf = (id: string): string => {
    const extension = readDocumentRef(id)?.extension;
    return (
      told.get(id) ??
      found.find((party) => party.id === id)?.name ??
      (extension === undefined ? '…' : t('entry.typed.document', { type: extension }))
    );
  };
  if (typed.length === 0) return null;

  type Typed = (typeof typed)[number];
  /** What stood in cells and was no value, a line each. */
  const cellTexts = ({ shape, value, text }: Typed): readonly string[] =>
    typeof text !== 'object'
      ? []
      : Object.entries(text).flatMap(([row, cells]) =>
          shape.columns.flatMap(({ key, name }) => {
            const typedText = cells[fieldColumn(key)];
            const place = rowsOf(value).findIndex((one) => one.row === row);
            return typedText === undefined
              ? []
              : [t('entry.typed.cell', { column: name, row: 1 + place, text: typedText })];
          }),
        );
  const answerText = ({ shape, value, text }: Typed): string =>
    typeof text === 'string'
      ? text
      : value === null
        ? t('fields.nothing')
        : valueText(shape, value, nameOf);
  const copied = (one: Typed): string => {
    const { shape, value } = one;
    if (!isRows(value)) return `${shape.name}: ${answerText(one)}`;
    const head = writeTableText([shape.columns.map(({ name }) => name)]);
    const rows = formatValue(value, shape, { locale: clock.dateLocale, nameOf });
    return [shape.name, head, rows, ...cellTexts(one)].join('\n');
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(typed.map(copied).join('\n'));
    notify({ tone: 'success', text: t('entry.typed.copied') });
  };
  return (
    <section className={classes.typed} aria-label={t('entry.typed.title')}>
      <p className={classes.conflictTitle}>{t('entry.typed.title')}</p>
      <dl className={classes.typedList}>
        {typed.map((one) => (
          <div key={one.instance}>
            <dt className={classes.whose}>{one.shape.name}</dt>
            <dd className={classes.answer}>
              {isRows(one.value) ? (
                <TypedRows
                  label={one.shape.name}
                  columns={one.shape.columns}
                  rows={one.value}
                  nameOf={nameOf}
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
      <div className={classes.typedActions}>
        {window.isSecureContext && (
          <Button size="small" onClick={() => void copy()}>
            {t('entry.typed.copy')}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            for (const { instance } of typed) {
              store.forget(instance);
              store.unread.put(instance, null);
            }
          }}
        >
          {t('entry.typed.discard')}
        </Button>
      </div>
    </section>
  );
}
