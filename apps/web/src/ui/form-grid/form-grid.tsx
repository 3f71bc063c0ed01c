import type { ReactNode } from 'react';
import classes from './form-grid.module.css';

export interface GridSection {
  readonly key: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** One below the other: columns beside one another, or one as wide as the section. */
  readonly bands: readonly (readonly ReactNode[])[];
}

/** Sections of a form in their columns; on a narrow screen, one below the other. */
export function FormGrid({ sections }: { readonly sections: readonly GridSection[] }): ReactNode {
  return (
    <div className={classes.form}>
      {sections.map(({ key, title, lead, bands }) => (
        <section key={key} className={classes.section} aria-label={title}>
          <h3 className={classes.title}>{title}</h3>
          {lead}
          {bands.map((columns, at) => (
            // A band is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className={classes.band} data-columns={columns.length}>
              {columns.map((items, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <div key={column} className={classes.column}>
                  {items}
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
