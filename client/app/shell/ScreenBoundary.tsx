import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { onRecovery, reloadWhenReachable } from '../relay/connection.ts';
import { NetworkError, PortalError, reasonOf } from '../relay/errors.ts';

interface Props {
  /** Says in Danish what failed, for example "Kunne ikke hente aktiviteter". */
  title: string;
  /**
   * The query reference or the key of the content. When it changes, the error is cleared and the children are rendered.
   */
  resetKey?: unknown;
  /** Wraps the error message in a frame, for a boundary outside the frame. */
  wrap?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

interface State {
  shownKey: unknown;
  error: unknown;
}

/**
 * An error boundary that shows an error message in the place of its children, with a button that reloads the page.
 * After a network error, the children are rendered again once the screen's data was fetched from a server that is back.
 * Errors other than network errors are also passed to `reportError`.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { shownKey: this.props.resetKey, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.shownKey ? null : { shownKey: resetKey, error: undefined };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (!(error instanceof NetworkError))
      reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  #stopListening: (() => void) | undefined;

  override componentDidMount(): void {
    this.#stopListening = onRecovery(() => {
      if (this.state.error instanceof NetworkError) this.setState({ error: undefined });
    });
  }

  override componentWillUnmount(): void {
    this.#stopListening?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const text = reasonOf(error, 'Der opstod en fejl. Prøv igen om lidt.');
    const { title, wrap = (message) => message } = this.props;
    return wrap(<ErrorState title={title} text={text + errorIdOf(error)} onRetry={() => void reloadWhenReachable()} />);
  }
}

/** A boundary of a whole screen: the error in its place has a heading of the first level, as every page has. */
export const PageBoundary = ({ wrap, ...props }: Props) => (
  <ScreenBoundary {...props} wrap={(message) => wrap?.(withHeading(message)) ?? withHeading(message)} />
);

const withHeading = (message: ReactNode) => (
  <>
    <h1 className="visually-hidden">Der opstod en fejl</h1>
    {message}
  </>
);

/** The id by which support finds a failure of the server in the log. Other errors say themselves what is wrong. */
const errorIdOf = (error: unknown) =>
  error instanceof PortalError && error.code === 'INTERNAL' && error.requestId ? ` Fejl-id: ${error.requestId}` : '';
