import type { CSSProperties, ReactNode } from 'react';
import { bandsOf } from '../../lib/forms/form-bands.ts';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import classes from './form-section.module.css';

/** An item with its position in a section. */
export interface PlacedItem {
  readonly key: string;
  /** 1-based. */
  readonly column: number;
  /** True if it is as wide as the section. */
  readonly isWide: boolean;
  readonly content: ReactNode;
}

export interface FormSectionProps {
  /** Level of its heading, 4 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly name: string;
  /** Shown next to the heading. */
  readonly mark?: ReactNode | undefined;
  /** Rich text. Empty if there is none. */
  readonly description: string;
  /** 1 to 3. On a narrow screen, columns are stacked. */
  readonly columns: number;
  readonly items: readonly PlacedItem[];
}

/** A section of a form: fields and texts in columns, tables at full width. */
export function FormSection({
  level = 4,
  name,
  mark,
  description,
  columns,
  items,
}: FormSectionProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <section className={classes.section} aria-label={name === '' ? undefined : name}>
      {(name !== '' || mark != null) && (
        <div className={classes.head}>
          {name !== '' && <Heading className={classes.name}>{name}</Heading>}
          {mark}
        </div>
      )}
      {description !== '' && <RichTextView html={description} className={classes.about} />}
      {bandsOf(items, columns).map((band) => {
        const style: CSSProperties = { '--form-columns': band.columns.length };
        return (
          <div
            key={band.columns.flat().map(({ key }) => key)[0]}
            className={classes.band}
            style={style}
          >
            {band.columns.map((column, at) => (
              <div key={`${at}`} className={classes.column}>
                {column.map(({ key, content }) => (
                  <div key={key}>{content}</div>
                ))}
              </div>
            ))}
          </div>
        );
      })}
    </section>
  );
}
