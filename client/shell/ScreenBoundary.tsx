import { Component, type ErrorInfo, type ReactNode } from 'react';
import { messageOf, NetworkError } from '../relay/errors.ts';
import { ErrorState } from '../ui/Card.tsx';

interface Props {
  /** What could not be done. */
  title: string;
  /** Where it changes, what failed is asked for anew. */
  asked?: unknown;
  /** What the message stands in, where nothing else is around it. */
  around?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

interface State {
  asked: unknown;
  error: unknown;
}

/** A screen that fails says so in its place; the navigation around it stays. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { asked: this.props.asked, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ asked }: Props, state: State) {
    return asked === state.asked ? null : { asked, error: undefined };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (!(error instanceof NetworkError))
      reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const text =
      error instanceof NetworkError
        ? 'Kunne ikke forbinde til serveren. Kontroller din internetforbindelse.'
        : messageOf(error, 'Der opstod en fejl. Prøv igen om lidt.');
    const { title, around = (message) => message } = this.props;
    return around(<ErrorState title={title} text={text} onRetry={() => window.location.reload()} />);
  }
}
