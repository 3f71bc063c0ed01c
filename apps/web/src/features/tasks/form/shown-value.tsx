import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { shownValue_field$key } from '../../../__generated__/shownValue_field.graphql.ts';
import { readField } from '../../../lib/fields/read-field.ts';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ValueView } from '../../../ui/value-input/value-view.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { TableField } from './table-field.tsx';
import classes from './task-form.module.css';

/** A field that is only read: what it holds, and where that comes from. */
export function ShownValue({ field }: { readonly field: shownValue_field$key }): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const data = useFragment(
    graphql`
      fragment shownValue_field on FormField {
        ...readField_field
        instance
        value
        people {
          id
          name
          kind
        }
        sourceTask
        isSourceChanged
      }
    `,
    field,
  );
  const { value, people } = data;
  const asked = readField(data);
  if (asked.kind === 'TABLE' && value != null) {
    return (
      <TableField
        label={asked.name}
        shape={asked}
        value={value}
        storageKey={data.instance}
        known={people}
        isReadOnly
        isJudged={false}
        onCommit={() => undefined}
      />
    );
  }
  const nameOf = (id: string): string => people.find((party) => party.id === id)?.name ?? '';
  return (
    <div className={classes.shown} role="group" aria-label={asked.name}>
      <span className={classes.label}>{asked.name}</span>
      {value == null ? (
        <span className={classes.nothing}>{t('fields.nothing')}</span>
      ) : (
        <ValueView
          kind={asked.kind}
          text={valueText(asked, value, nameOf)}
          isMarkdown={asked.constraints.markdown}
        />
      )}
      {data.sourceTask != null && (
        <span className={classes.source}>
          {t('fields.form.from', { task: data.sourceTask })}{' '}
          {data.isSourceChanged && <Badge tone="due-soon">{t('fields.form.sourceChanged')}</Badge>}
        </span>
      )}
    </div>
  );
}
