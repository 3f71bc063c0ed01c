import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { placeId } from './remarking.ts';
import type { ShownRemark } from './remarked-field.tsx';
import classes from './remarks.module.css';

export interface RemarkListProps {
  readonly remarks: readonly ShownRemark[];
  readonly labelOf: (instance: string) => string;
}

const editable = 'input, textarea, button[aria-haspopup], [contenteditable="true"], [role="grid"]';

/** Moves to the input of a field, or to the field itself if it is read-only. */
const goTo = (instance: string): void => {
  const place = document.getElementById(placeId(instance));
  if (place === null) return;
  place.scrollIntoView({ block: 'center' });
  (place.querySelector<HTMLElement>(editable) ?? place).focus({ preventScroll: true });
};

/** Above the form: links to fields with comments. */
export function RemarkList({ remarks, labelOf }: RemarkListProps): ReactNode {
  const t = useText();
  if (remarks.length === 0) return null;
  const places = [...new Set(remarks.map(({ instance }) => instance))];
  return (
    <nav className={classes.list} aria-label={t('remarks.list')}>
      <p>{t('remarks.count', { count: places.length })}</p>
      <ul>
        {places.map((instance) => (
          <li key={instance}>
            <a
              href={`#${placeId(instance)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(instance);
              }}
            >
              {labelOf(instance)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
