import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskCounter_task$key } from '../../../__generated__/taskCounter_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { UnsentAnswers } from '../form/store/unsent-answers.tsx';
import { CounterForm } from './counter-form.tsx';
import { useProposal } from './use-proposal.ts';
import classes from './shared.module.css';

/** Lets an approver reject with suggested values. */
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
  const proposal = useProposal(data.id);
  const [isOpen, setOpen] = useState(data.permissions.counter && !proposal.isEmpty);
  if (!data.permissions.counter) {
    if (proposal.isSending || proposal.isEmpty) return null;
    const { changed, questions, comment } = proposal;
    const unread = proposal.unread.all();
    return (
      <UnsentAnswers
        title={t('drafts.unsent', { name: t('shared.counter') })}
        answers={[...new Set([...Object.keys(changed), ...unread.keys()])].map((instance) => ({
          instance,
          question: questions[instance],
          value: changed[instance]?.value ?? null,
          text: unread.get(instance),
        }))}
        words={comment.trim()}
        onDiscard={proposal.forget}
      />
    );
  }
  return (
    <div className={classes.counter}>
      {isOpen ? (
        <CounterForm task={data} proposal={proposal} onClose={() => setOpen(false)} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('shared.counter')}
        </Button>
      )}
    </div>
  );
}
