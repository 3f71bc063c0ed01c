import { supportedLanguages } from '@baton/domain/tenant/branding';
import { use, useEffect, type ReactNode } from 'react';
import {
  isLocaleName,
  localeLabels,
  localeNames,
  type LocaleName,
} from '../../lib/i18n/locales.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { BrandBar, GuestBrandContext } from './guest-brand.tsx';
import classes from './guest-frame.module.css';

export interface GuestFrameProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly locale: LocaleName;
  readonly onLocale: (locale: LocaleName) => void;
  /** True while a request is sent. Blurs the page, and lets clicks through after 5 seconds. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** The page around the forms before sign-in. */
export function GuestFrame({
  title,
  text,
  locale,
  onLocale,
  isBusy = false,
  children,
}: GuestFrameProps): ReactNode {
  const t = useText();
  const brand = use(GuestBrandContext);
  const languages = localeNames.filter(
    (name) => name === locale || brand === null || supportedLanguages(brand).includes(name),
  );
  useEffect(() => {
    document.title = `${title} · Baton`;
  }, [title]);
  return (
    <div className={classes.page}>
      <main className={classes.card} aria-busy={isBusy || undefined}>
        <BrandBar />
        <h1 className={classes.title}>{title}</h1>
        {text !== undefined && <p className={classes.text}>{text}</p>}
        {children}
        {isBusy && <div className={classes.overlay} aria-hidden="true" />}
      </main>
      <footer className={classes.foot}>
        <label className={classes.language}>
          <span className="visually-hidden">{t('session.language')}</span>
          <select
            value={locale}
            onChange={({ currentTarget: { value } }) => {
              if (isLocaleName(value)) onLocale(value);
            }}
          >
            {languages.map((name) => (
              <option key={name} value={name} lang={name}>
                {localeLabels[name]}
              </option>
            ))}
          </select>
        </label>
      </footer>
    </div>
  );
}
