import { commentTooLong } from '@baton/domain/run/command/comment-length';
import { MessageSquarePlus, MessageSquareWarning, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { placeId, useRemarking, type Remarking } from './remarking.ts';
import classes from './remarks.module.css';

export interface ShownRemark {
  readonly instance: string;
  readonly occasion: string;
  readonly text: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
}

interface WriterProps {
  readonly instance: string;
  readonly label: string;
  readonly remarking: Remarking;
}

/** Input for a comment on one field, sent with the decision or question. */
function RemarkWriter({ instance, label, remarking }: WriterProps): ReactNode {
  const t = useText();
  const [isOpened, setIsOpened] = useState(false);
  const text = remarking.written[instance];
  if (text === undefined)
    return (
      <Button
        kind="subtle"
        size="small"
        className={classes.add}
        icon={<MessageSquarePlus />}
        aria-label={t('fieldComments.addTo', { name: label })}
        onClick={() => {
          setIsOpened(true);
          remarking.write(instance, '');
        }}
      >
        {t('fieldComments.add')}
      </Button>
    );
  const tooLong = commentTooLong(text, 'text');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || text.trim() !== '') return;
    remarking.write(instance, null);
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
  };
  return (
    <div className={classes.writer} role="presentation" onKeyDown={onKeyDown}>
      <TextArea
        label={t('fieldComments.labelOf', { name: label })}
        rows={2}
        autoFocus={isOpened}
        value={text}
        error={tooLong === null ? null : errorText(t, tooLong)}
        onChange={(next) => remarking.write(instance, next)}
      />
      <IconButton
        label={t('fieldComments.discardOf', { name: label })}
        icon={<Trash2 />}
        onClick={() => remarking.write(instance, null)}
      />
    </div>
  );
}

export interface RemarkedFieldProps {
  readonly instance: string;
  readonly label: string;
  readonly remarks: readonly ShownRemark[];
  /** The field itself. */
  readonly children: ReactNode;
}

/** A field with its comments and an input for a new one. */
export function RemarkedField({
  instance,
  label,
  remarks,
  children,
}: RemarkedFieldProps): ReactNode {
  const t = useText();
  const remarking = useRemarking();
  return (
    <div
      id={placeId(instance)}
      tabIndex={-1}
      className={classes.place}
      data-remarked={remarks.length > 0 || undefined}
    >
      {children}
      {remarks.length > 0 && (
        <ul className={classes.said} aria-label={t('fieldComments.saidOf', { name: label })}>
          {remarks.map(({ by, at, text }) => (
            <li key={`${by.id} ${at}`}>
              <MessageSquareWarning size={14} className={classes.icon} aria-hidden="true" />
              <p>
                <strong>{by.name}</strong> <span className={classes.text}>{text}</span>{' '}
                <span className={classes.when}>
                  <Moment at={at} style="relative" />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {remarking !== null && <RemarkWriter {...{ instance, label, remarking }} />}
    </div>
  );
}
