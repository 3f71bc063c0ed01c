import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { customFieldFacts_field$key } from '../../__generated__/customFieldFacts_field.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Moment } from '../../ui/moment/moment.tsx';
import classes from './custom-fields.module.css';

/** Uses and versions of a custom field. */
export function CustomFieldFacts({
  field,
}: {
  readonly field: customFieldFacts_field$key;
}): ReactNode {
  const t = useText();
  const { uses, versions } = useFragment(
    graphql`
      fragment customFieldFacts_field on CustomField {
        uses {
          id
          name
          isForm
          isPublished
        }
        versions {
          number
          createdAt
          createdBy {
            id
            name
          }
        }
      }
    `,
    field,
  );
  return (
    <div className={classes.facts}>
      <section>
        <h3 className={classes.title}>{t('library.column.used')}</h3>
        {uses.length === 0 ? (
          <p className={classes.quiet}>{t('customFields.usageCount', { count: 0 })}</p>
        ) : (
          <ul className={classes.lines}>
            {uses.map((use) => (
              <li key={use.id} className={classes.line}>
                <span>{use.name}</span>
                <span className={classes.quiet}>
                  {t(use.isForm ? 'customFields.form' : 'customFields.blueprint')}{' '}
                  {!use.isPublished && t('customFields.draftOnly')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3 className={classes.title}>{t('customFields.versions')}</h3>
        <ol className={classes.lines}>
          {versions.map(({ number, createdAt, createdBy }) => (
            <li key={number} className={classes.line}>
              <span>{t('customFields.version', { number })}</span>
              <span className={classes.quiet}>
                {createdBy.name} · <Moment at={createdAt} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
