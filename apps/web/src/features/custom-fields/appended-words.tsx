import type { FieldOption } from '@baton/domain/field/field';
import { fieldLimits } from '@baton/domain/field/field-limits';
import { isSameName } from '@baton/domain/core/names/folded-name';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from './custom-fields.module.css';

interface AppendedWordsProps {
  readonly words: readonly string[];
  readonly options: readonly FieldOption[];
  readonly onOptions: (options: readonly FieldOption[]) => void;
}

/**
 * Values that people added, to be adopted as options. An option gets the value as its id, so that
 * existing values refer to it.
 */
export function AppendedWords({ words, options, onOptions }: AppendedWordsProps): ReactNode {
  const t = useText();
  const open = words.filter((word) => !options.some(({ name }) => isSameName(name, word)));
  if (open.length === 0) return null;
  const take = (taken: readonly string[]): void =>
    onOptions(
      [...options, ...taken.map((word) => ({ id: word, name: word }))].slice(
        0,
        fieldLimits.options,
      ),
    );
  return (
    <section className={classes.appended} aria-label={t('customFields.appended')}>
      <h3 className={classes.title}>{t('customFields.appended')}</h3>
      <p className={classes.quiet}>{t('customFields.appendedHint')}</p>
      <ul className={classes.words}>
        {open.map((word) => (
          <li key={word}>
            <Button
              size="x-small"
              icon={<Plus size={14} />}
              aria-label={t('customFields.takeWord', { word })}
              onClick={() => take([word])}
            >
              {word}
            </Button>
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <div>
          <Button kind="subtle" size="x-small" onClick={() => take(open)}>
            {t('customFields.takeAllWords')}
          </Button>
        </div>
      )}
    </section>
  );
}
