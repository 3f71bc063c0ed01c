import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskVotes_task$key } from '../../../../__generated__/taskVotes_task.graphql.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Moment } from '../../../../ui/moment/moment.tsx';
import { VoteCounter } from '../../shared/vote-counter.tsx';
import classes from './task-votes.module.css';

const voteText = {
  APPROVED: { own: 'tasks.vote.approved', behalf: 'tasks.vote.approvedFor' },
  REJECTED: { own: 'tasks.vote.rejected', behalf: 'tasks.vote.rejectedFor' },
} as const;

/** Decisions on an approval with comments, newest first. */
export function TaskVotes({ task }: { readonly task: taskVotes_task$key }): ReactNode {
  const t = useText();
  const { votes } = useFragment(
    graphql`
      fragment taskVotes_task on Task {
        id
        votes {
          voter {
            id
            name
          }
          onBehalfOf {
            id
            name
          }
          decision
          comment
          at
          round
          ...voteCounter_vote
        }
      }
    `,
    task,
  );
  if (votes.length === 0) return null;
  const lastRound = Math.max(...votes.map(({ round }) => round));
  const newestFirst = votes.toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <ul className={classes.root}>
      {newestFirst.map((vote) => (
        <li
          key={`${vote.round} ${vote.voter.id} ${vote.onBehalfOf.id}`}
          className={classes.vote}
          data-past={vote.round < lastRound || undefined}
        >
          <Avatar name={vote.voter.name} size={20} isDecorative />
          <div className={classes.said}>
            <p className={classes.line}>
              {t.rich(
                voteText[vote.decision][vote.voter.id === vote.onBehalfOf.id ? 'own' : 'behalf'],
                {
                  name: vote.voter.name,
                  behalf: vote.onBehalfOf.name,
                  b: (chunks) => <strong>{chunks}</strong>,
                },
              )}
              <span className={classes.when}>
                <Moment at={vote.at} style="relative" />
                {vote.round < lastRound && t('tasks.vote.earlierRound', { round: vote.round })}
              </span>
            </p>
            {vote.comment !== '' && <p className={classes.comment}>{vote.comment}</p>}
            <VoteCounter vote={vote} />
          </div>
        </li>
      ))}
    </ul>
  );
}
