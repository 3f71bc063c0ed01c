import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FieldLink } from '../form/entry/field-link.tsx';
import type { ShownRemark } from './remarked-field.tsx';
import classes from './remarks.module.css';

export interface RemarkListProps {
  readonly remarks: readonly ShownRemark[];
  readonly labelOf: (instance: string) => string;
}

/** Above the form: links to fields with comments. */
export function RemarkList({ remarks, labelOf }: RemarkListProps): ReactNode {
  const t = useText();
  if (remarks.length === 0) return null;
  const places = [...new Set(remarks.map(({ instance }) => instance))];
  return (
    <nav className={classes.list} aria-label={t('fieldComments.list')}>
      <p>{t('fieldComments.count', { count: places.length })}</p>
      <ul>
        {places.map((instance) => (
          <li key={instance}>
            <FieldLink instance={instance}>{labelOf(instance)}</FieldLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
