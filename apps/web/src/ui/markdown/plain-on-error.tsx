import { Component, type ReactNode } from 'react';

interface Props {
  readonly plain: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a fallback if its children can't be rendered. A class, because React has no other error
 * boundaries.
 */
export class PlainOnError extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}
