import { MessageSquareText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import classes from './comments.module.css';

interface AboutDocumentProps {
  readonly name: string;
  /** Not set for a comment that was sent. */
  readonly onRemove?: () => void;
}

/** Says which document a comment is about. */
export function AboutDocument({ name, onRemove }: AboutDocumentProps): ReactNode {
  const t = useText();
  return (
    <p className={classes.about}>
      <MessageSquareText size={12} aria-hidden="true" />
      {t('comments.about', { name })}
      {onRemove !== undefined && (
        <IconButton
          label={t('comments.notAbout', { name })}
          icon={<X />}
          size="x-small"
          onClick={onRemove}
        />
      )}
    </p>
  );
}
