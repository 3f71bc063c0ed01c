import { commentTooLong } from '@baton/domain/run/command/comment-length';
import type { ReactNode } from 'react';
import type { PreviewInput } from '../../../../__generated__/useCommandPreviewQuery.graphql.ts';
import { errorText } from '../../../../lib/i18n/error-text.ts';
import { useCommandPreview } from '../../../../lib/preview/use-command-preview.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { RestoredDraftNote } from '../../../../ui/restored-draft-note/restored-draft-note.tsx';
import { EffectList } from '../../../../ui/effect-list/effect-list.tsx';
import { ResetChoices } from '../../../../ui/effect-list/reset-choices.tsx';
import { TextArea } from '../../../../ui/text-area/text-area.tsx';
import type { Decision } from './decision.ts';
import classes from './task-decision.module.css';

export interface ReasonPanelProps {
  readonly title: string;
  /** The effect as text. */
  readonly consequence: string | null;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly isRequired: boolean;
  /** Input of the preview. Null without a preview. */
  readonly previewed?: PreviewInput | null;
  readonly decision: Decision;
  readonly onChange: (part: Partial<Decision>) => void;
}

/** A comment or reason for an action, below its effects. */
export function ReasonPanel({
  title,
  consequence,
  label,
  placeholder,
  isRequired,
  previewed = null,
  decision,
  onChange,
}: ReasonPanelProps): ReactNode {
  const t = useText();
  const preview = useCommandPreview(previewed, {
    given: decision.resets,
    onChange: (resets) => onChange({ resets }),
  });
  const tooLong = commentTooLong(decision.comment, 'comment');
  return (
    <section className={classes.root} data-step={decision.step} aria-label={title}>
      {consequence !== null && <p className={classes.consequence}>{consequence}</p>}
      {decision.hasDraft && <RestoredDraftNote />}
      <TextArea
        label={label}
        placeholder={placeholder}
        required={isRequired}
        rows={3}
        autoFocus={!decision.hasDraft}
        value={decision.comment}
        onChange={(comment) => onChange({ comment, isCommentMissing: false })}
        error={
          tooLong === null
            ? decision.isCommentMissing
              ? t('errors.CommentRequired')
              : null
            : errorText(t, tooLong)
        }
      />
      <ResetChoices preview={preview} />
      {previewed !== null && <EffectList effects={preview.effects} />}
    </section>
  );
}
