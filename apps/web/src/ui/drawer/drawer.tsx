import { Drawer as MantineDrawer } from '@mantine/core';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { focusHere } from '../dialog/focus-here.ts';
import { OverlayKeys } from '../dialog/overlay-keys.tsx';
import { PlainScrollArea } from '../dialog/plain-scroll-area.tsx';
import classes from './drawer.module.css';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: 'left' | 'right' | undefined;
  readonly size?: number | undefined;
  readonly hideTitle?: boolean | undefined;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Drawer({
  isOpen,
  onClose,
  title,
  side = 'right',
  size = 400,
  hideTitle = false,
  footer,
  children,
}: DrawerProps): ReactNode {
  const t = useText();
  const content = useRef<HTMLDivElement>(null);
  return (
    <OverlayKeys content={content} onEscape={onClose}>
      <MantineDrawer.Root
        opened={isOpen}
        onClose={onClose}
        position={side}
        closeOnEscape={false}
        scrollAreaComponent={PlainScrollArea}
        transitionProps={{
          duration: 160,
          exitDuration: 0,
          transition: side === 'left' ? 'slide-right' : 'slide-left',
        }}
      >
        <MantineDrawer.Overlay className={classes.overlay} />
        <MantineDrawer.Content
          ref={content}
          aria-label={title}
          data-side={side}
          classNames={{ inner: classes.inner, content: classes.content }}
          style={{ width: `min(${size}px, calc(100vw - 40px))` }}
        >
          <div className={hideTitle ? 'visually-hidden' : classes.header}>
            <h2 ref={focusHere} className={classes.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={t('ui.close')} icon={<X />} keyHint="escape" onClick={onClose} />
          </div>
          <div className={hideTitle ? classes.flush : classes.body}>{children}</div>
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </OverlayKeys>
  );
}
