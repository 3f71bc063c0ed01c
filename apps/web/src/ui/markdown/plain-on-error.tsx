import { Component, type ReactNode } from 'react';

interface Props {
  readonly plain: ReactNode;
  readonly children: ReactNode;
}

/** What stands there when its children could not be drawn. React knows no other way than a class. */
export class PlainOnError extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}
