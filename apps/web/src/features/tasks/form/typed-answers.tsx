import type { ReactNode } from 'react';
import { useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { UnsentAnswers } from './store/unsent-answers.tsx';
import type { TaskFormStore } from './store/task-form-store.ts';
import { useFormState } from './use-form-parts.ts';

export interface TypedAnswersProps {
  readonly store: TaskFormStore;
}

/** Unsent values of a form that was reassigned or submitted in between. */
export function TypedAnswers({ store }: TypedAnswersProps): ReactNode {
  const t = useText();
  const { entries } = useFormState(store);
  const unread = useAllUnread(store.unread);
  const places = [...new Set([...entries.keys(), ...unread.keys()])];
  if (places.length === 0) return null;
  return (
    <UnsentAnswers
      title={t('entry.typed.title')}
      answers={places.map((instance) => ({
        instance,
        question: store.questionAt(instance),
        value: entries.get(instance)?.value ?? null,
        stored: store.state().stored.get(instance)?.value ?? null,
        text: unread.get(instance),
      }))}
      onDiscard={() => {
        for (const instance of places) {
          store.forget(instance);
          store.unread.put(instance, null);
        }
      }}
    />
  );
}
