import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { TaskFormStore } from './store/task-form-store.ts';
import { useOfForm } from './use-form-parts.ts';
import classes from './entry/entry.module.css';

/** Shows that entered values are safe while the server can't be reached. */
export function FormSaveState({ store }: { readonly store: TaskFormStore }): ReactNode {
  const t = useText();
  const waiting = useOfForm(store, ({ isCutOff, entries }) => (isCutOff ? entries.size : 0));
  return (
    <div role="status">
      {waiting > 0 && (
        <p className={classes.cutOff}>
          <CloudOff size={15} aria-hidden="true" />
          {t('entry.cutOff', { count: waiting })}
        </p>
      )}
    </div>
  );
}
