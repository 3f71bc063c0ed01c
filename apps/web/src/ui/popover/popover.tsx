import { Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './popover.module.css';

export interface PopoverProps {
  /** The element it is attached to, which must accept a ref. */
  readonly trigger: ReactElement;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly label: string;
  readonly position?: 'bottom-start' | 'bottom-end' | 'right-start' | 'top-start' | undefined;
  /** False for a note next to a field, which must not take its focus. */
  readonly takesFocus?: boolean | undefined;
  /** False if the content handles Escape. */
  readonly closesOnEscape?: boolean | undefined;
  readonly children: ReactNode;
}

export function Popover({
  trigger,
  isOpen,
  onOpenChange,
  label,
  position = 'bottom-start',
  takesFocus = true,
  closesOnEscape = true,
  children,
}: PopoverProps): ReactNode {
  return (
    <MantinePopover
      opened={isOpen}
      onChange={onOpenChange}
      position={position}
      offset={4}
      trapFocus={takesFocus}
      closeOnEscape={closesOnEscape}
      returnFocus={takesFocus}
      withRoles={takesFocus}
      zIndex={300}
      transitionProps={{ duration: 120, exitDuration: 0, transition: 'fade' }}
      classNames={{ dropdown: classes.dropdown }}
    >
      <MantinePopover.Target>{trigger}</MantinePopover.Target>
      <MantinePopover.Dropdown
        {...(takesFocus ? { 'aria-label': label, 'aria-labelledby': '' } : {})}
      >
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
