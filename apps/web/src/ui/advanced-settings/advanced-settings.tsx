import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './advanced-settings.module.css';

interface AdvancedSettingsProps {
  /** Number of settings inside that differ from their defaults. */
  readonly changed: number;
  readonly children: ReactNode;
}

/** Less common settings, closed until they are needed. */
export function AdvancedSettings({ changed, children }: AdvancedSettingsProps): ReactNode {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.root}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight size={14} aria-hidden="true" className={classes.chevron} />
        <span className={classes.title}>{t('ui.advanced')}</span>{' '}
        <span className={classes.changed}>{t('ui.settingsChanged', { count: changed })}</span>
      </button>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
