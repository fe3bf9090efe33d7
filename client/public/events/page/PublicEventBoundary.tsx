import { Component, type ReactNode } from 'react';
import { messageOf } from '../../../app/relay/errors.ts';
import type { Legal } from '../../../ui/facts.ts';
import { NoPublicEvent } from './NoPublicEvent.tsx';
import { EVENT_NOT_FOUND } from './publicEventText.ts';

interface PublicEventBoundaryProps {
  /** The error is reset when this value changes, which is when the event is loaded again. */
  resetKey: unknown;
  legal: Legal;
  children: ReactNode;
}

interface BoundaryState {
  resetKey: unknown;
  error: unknown;
}

export class PublicEventBoundary extends Component<PublicEventBoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, error: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ resetKey }: PublicEventBoundaryProps, state: BoundaryState) =>
    resetKey === state.resetKey ? null : { resetKey, error: undefined };

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <NoPublicEvent message={messageOf(error, EVENT_NOT_FOUND)} legal={this.props.legal} />
    );
  }
}
