import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { Effects } from '../../lib/preview/command-preview.ts';
import classes from './effect-list.module.css';

/** Number of named items. The rest is counted. */
const namedAtMost = 5;

/** The effects of a command, before it is sent. */
export function EffectList({ effects }: { readonly effects: Effects }): ReactNode {
  const t = useText();
  if (effects === 'UNKNOWN') return null;
  return (
    <section className={classes.root} aria-label={t('flow.preview.title')} aria-live="polite">
      <h3 className={classes.title}>{t('flow.preview.title')}</h3>
      {effects === 'LOADING' ? (
        <p className={classes.quiet}>{t('flow.preview.loading')}</p>
      ) : effects.length === 0 ? (
        <p className={classes.quiet}>{t('flow.preview.nothing')}</p>
      ) : (
        <ul className={classes.lines}>
          {effects.map(({ key, label, names }) => (
            <li key={key}>
              <span className={classes.label}>{label}</span>
              {names.length > 0 && (
                <span className={classes.names}>
                  {names.slice(0, namedAtMost).join(', ')}
                  {names.length > namedAtMost &&
                    ` ${t('flow.preview.more', { count: names.length - namedAtMost })}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
