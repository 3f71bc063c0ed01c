import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { shownValue_field$key } from '../../../__generated__/shownValue_field.graphql.ts';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import classes from './task-form.module.css';

/** A field that is only read: what it holds, and where that comes from. */
export function ShownValue({ field }: { readonly field: shownValue_field$key }): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const data = useFragment(
    graphql`
      fragment shownValue_field on FormField {
        name
        kind
        options {
          id
          name
        }
        unit
        value
        people {
          id
          name
        }
        sourceTask
        isSourceChanged
      }
    `,
    field,
  );
  const { value, people } = data;
  const nameOf = (id: string): string => people.find((party) => party.id === id)?.name ?? '';
  return (
    <div className={classes.shown} role="group" aria-label={data.name}>
      <span className={classes.label}>{data.name}</span>
      {value == null ? (
        <span className={classes.nothing}>{t('fields.nothing')}</span>
      ) : (
        <span className={classes.value}>{valueText(data, value, nameOf)}</span>
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
