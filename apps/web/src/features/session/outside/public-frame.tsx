import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  isLocaleName,
  localeLabels,
  localeNames,
  type LocaleName,
} from '../../../lib/i18n/locales.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './public-frame.module.css';

export interface PublicFrameProps {
  /** Logo and name of the workspace. */
  readonly brand: ReactNode;
  readonly locale: LocaleName;
  /** Empty for all languages. */
  readonly languages: readonly string[];
  readonly onLocale: (locale: LocaleName) => void;
  readonly children: ReactNode;
}

/** The page around a public form and its status. */
export function PublicFrame({
  brand,
  locale,
  languages,
  onLocale,
  children,
}: PublicFrameProps): ReactNode {
  const t = useText();
  const shown = localeNames.filter(
    (name) => name === locale || languages.length === 0 || languages.includes(name),
  );
  return (
    <div className={classes.frame}>
      <header className={classes.head}>
        <div className={classes.brand}>{brand}</div>
        <label className={classes.language}>
          <Languages size={16} aria-hidden="true" />
          <span className="visually-hidden">{t('session.language')}</span>
          <select
            value={locale}
            onChange={({ currentTarget: { value } }) => {
              if (isLocaleName(value)) onLocale(value);
            }}
          >
            {shown.map((name) => (
              <option key={name} value={name} lang={name}>
                {localeLabels[name]}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
