import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import first from 'virtual:messages/en/first';
import guest from 'virtual:messages/en/guest';
import { LocaleProvider } from '../lib/i18n/locale-provider.tsx';
import { FloatingFrame } from '../ui/floating-frame/floating-frame.tsx';
import { ToastStack } from '../ui/toast/toast-stack.tsx';
import { TooltipLayer } from '../ui/tooltip/tooltip-layer.tsx';

export const englishMessages = { ...guest, ...first };

/** Provides language, time zone, tooltips, and notices to components, without transitions. */
export function UiFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <LocaleProvider locale="en" messages={englishMessages} timeZone="UTC">
      <FloatingFrame isStill>
        {children}
        <TooltipLayer />
        <ToastStack />
      </FloatingFrame>
    </LocaleProvider>
  );
}

/** Renders a component of the design system on an otherwise empty page. */
export function renderUi(element: ReactElement): RenderResult & { user: UserEvent } {
  const user = userEvent.setup();
  return { user, ...render(<UiFrame>{element}</UiFrame>) };
}
