import { Component, type ReactNode } from 'react';
import type { Legal } from '../../facts.ts';
import { messageOf } from '../../relay/errors.ts';
import { NoPublicEvent } from './NoPublicEvent.tsx';
import { EVENT_NOT_FOUND } from './publicEventText.ts';

interface PublicEventBoundaryProps {
  /** Changes when it is asked for again. */
  asked: unknown;
  legal: Legal;
  children: ReactNode;
}

interface BoundaryState {
  asked: unknown;
  error: unknown;
}

export class PublicEventBoundary extends Component<PublicEventBoundaryProps, BoundaryState> {
  override state: BoundaryState = { asked: this.props.asked, error: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ asked }: PublicEventBoundaryProps, state: BoundaryState) =>
    asked === state.asked ? null : { asked, error: undefined };

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <NoPublicEvent message={messageOf(error, EVENT_NOT_FOUND)} legal={this.props.legal} />
    );
  }
}
