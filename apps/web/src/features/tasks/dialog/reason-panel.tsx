import { commentTooLong } from '@baton/domain/run/comment-length';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { Decision } from './decision.ts';
import classes from './task-decision.module.css';

export interface ReasonPanelProps {
  readonly title: string;
  /** What will happen, in words. */
  readonly consequence: string | null;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly isRequired: boolean;
  readonly decision: Decision;
  readonly onChange: (decision: Decision) => void;
}

/** Room for the words that go with an action, under what the action does. */
export function ReasonPanel({
  title,
  consequence,
  label,
  placeholder,
  isRequired,
  decision,
  onChange,
}: ReasonPanelProps): ReactNode {
  const t = useText();
  const tooLong = commentTooLong(decision.comment, 'comment');
  return (
    <section className={classes.root} data-step={decision.step} aria-label={title}>
      {consequence !== null && <p className={classes.consequence}>{consequence}</p>}
      <TextArea
        label={label}
        placeholder={placeholder}
        required={isRequired}
        rows={3}
        autoFocus
        value={decision.comment}
        onChange={(comment) => onChange({ ...decision, comment, isCommentMissing: false })}
        error={
          tooLong === null
            ? decision.isCommentMissing
              ? t('errors.CommentRequired')
              : null
            : errorText(t, tooLong)
        }
      />
    </section>
  );
}
