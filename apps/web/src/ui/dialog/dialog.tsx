import { Modal } from '@mantine/core';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { focusHere } from './focus-here.ts';
import { OverlayKeys } from './overlay-keys.tsx';
import { PlainScrollArea } from './plain-scroll-area.tsx';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The accessible name, visible unless `header` replaces it. */
  readonly title: string;
  /** small 420, medium 560, large 760, wide 1040 px. A sheet on phones. */
  readonly size?: 'small' | 'medium' | 'large' | 'wide' | undefined;
  /** Replaces the title, for example with a path and actions. */
  readonly header?: ReactNode;
  /** A column on the right. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  /** True while a request is in progress, so that the dialog can't be closed by accident. */
  readonly isBusy?: boolean | undefined;
  /** Why the dialog can't be closed now. */
  readonly blockedReason?: string | null | undefined;
  /** True for reading: focus starts at the text, not at the first control. */
  readonly startsAtContent?: boolean | undefined;
  /** True to omit the padding of the body. */
  readonly isFlush?: boolean | undefined;
  readonly children: ReactNode;
}

export function Dialog({
  isOpen,
  onClose,
  title,
  size = 'medium',
  header,
  aside,
  footer,
  isBusy = false,
  blockedReason = null,
  startsAtContent = false,
  isFlush = false,
  children,
}: DialogProps): ReactNode {
  const t = useText();
  const isLocked = isBusy || blockedReason !== null;
  const content = useRef<HTMLDivElement>(null);
  return (
    <OverlayKeys content={content} onEscape={isLocked ? undefined : onClose}>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        closeOnClickOutside={!isLocked}
        closeOnEscape={false}
        lockScroll={false}
        scrollAreaComponent={PlainScrollArea}
        transitionProps={{ duration: 140, exitDuration: 0, transition: 'fade' }}
      >
        <Modal.Overlay className={classes.overlay} />
        <Modal.Content
          ref={content}
          aria-label={title}
          data-size={size}
          classNames={{ inner: classes.inner, content: classes.content }}
        >
          <div className={classes.header}>
            {header === undefined ? (
              <h2 ref={focusHere} className={classes.title} tabIndex={-1}>
                {title}
              </h2>
            ) : (
              <div ref={focusHere} className={classes.custom} tabIndex={-1}>
                {header}
              </div>
            )}
            <IconButton
              label={t('ui.close')}
              icon={<X />}
              keyHint="escape"
              disabledReason={blockedReason}
              onClick={onClose}
            />
          </div>
          <div className={classes.columns} data-aside={aside === undefined ? undefined : ''}>
            <div
              className={isFlush ? classes.flush : classes.body}
              {...(startsAtContent ? { tabIndex: -1, 'data-autofocus': true } : {})}
            >
              {children}
            </div>
            {aside !== undefined && <aside className={classes.aside}>{aside}</aside>}
          </div>
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
        </Modal.Content>
      </Modal.Root>
    </OverlayKeys>
  );
}
