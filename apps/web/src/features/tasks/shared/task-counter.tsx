import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskCounter_task$key } from '../../../__generated__/taskCounter_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StrandedText } from '../../../ui/stranded/stranded-text.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useCounterDraft } from './counter-draft.ts';
import { CounterForm } from './counter-form.tsx';
import classes from './shared.module.css';

/** Lets an approver reject with what should stand there instead. */
export function TaskCounter({ task }: { readonly task: taskCounter_task$key }): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment taskCounter_task on Task {
        id
        permissions {
          counter
        }
        ...counterForm_task
      }
    `,
    task,
  );
  const draft = useCounterDraft(data.id);
  const [isOpen, setOpen] = useState(() => data.permissions.counter && draft.kept() !== null);
  // Nobody asks for it any more: what was said in it is its writer's.
  const [left, setLeft] = useState(() =>
    data.permissions.counter ? '' : (draft.kept()?.comment.trim() ?? ''),
  );
  if (!data.permissions.counter)
    return left === '' ? null : (
      <StrandedText
        label={t('shared.counter')}
        text={left}
        onDiscard={() => {
          draft.keep(null);
          setLeft('');
        }}
      />
    );
  return (
    <div className={classes.counter}>
      {isOpen ? (
        <CounterForm task={data} onClose={() => setOpen(false)} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('shared.counter')}
        </Button>
      )}
    </div>
  );
}
