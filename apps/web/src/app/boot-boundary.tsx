import { Component, type ReactNode } from 'react';
import { LocaleProvider } from '../lib/i18n/locale-provider.tsx';
import { loadMessages, type Messages } from '../lib/i18n/load-messages.ts';
import { OfflineNotice } from './guest/offline-notice.tsx';
import { startLocale } from './start-locale.ts';

interface State {
  readonly hasFailed: boolean;
  readonly messages: Messages | null;
}

/** Shown if the application can't start. A class, because React has no other error boundaries. */
export class BootBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false, messages: null };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    loadMessages(startLocale())
      .then((messages) => this.setState({ messages }))
      .catch(() => location.reload());
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.state.messages === null) return null;
    return (
      <LocaleProvider locale={startLocale()} messages={this.state.messages} timeZone="UTC">
        <OfflineNotice onRetry={() => location.reload()} />
      </LocaleProvider>
    );
  }
}
