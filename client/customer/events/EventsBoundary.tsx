import { CalendarDays } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { reasonOf } from '../../app/relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';

interface EventsBoundaryProps {
  /** The error is reset when this value changes, which is when the events are loaded again. */
  resetKey: unknown;
  children: ReactNode;
}

/**
 * Shows an error with a retry when the events cannot be loaded. Dismissing the error leaves a short text and a retry.
 */
export function EventsBoundary(props: EventsBoundaryProps) {
  const { revalidate, state } = useRevalidator();
  return <Boundary {...props} isLoading={state === 'loading'} onRetry={() => void revalidate()} />;
}

interface BoundaryProps extends EventsBoundaryProps {
  isLoading: boolean;
  onRetry: () => void;
}

interface BoundaryState {
  resetKey: unknown;
  error: unknown;
  isDismissed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, error: undefined, isDismissed: false };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ resetKey }: BoundaryProps, state: BoundaryState) =>
    resetKey === state.resetKey ? null : { resetKey, error: undefined, isDismissed: false };

  override render(): ReactNode {
    const { error, isDismissed } = this.state;
    const { isLoading, onRetry, children } = this.props;
    if (error === undefined) return children;
    const retry = (label: string) => (
      <Button isPending={isLoading} onPress={onRetry}>
        {label}
      </Button>
    );
    return (
      <Card flush>
        {isDismissed ? (
          <EmptyState
            icon={<CalendarDays />}
            title="Events er ikke hentet"
            text="De kan hentes, når forbindelsen er der igen."
            action={retry('Hent events')}
          />
        ) : (
          <div role="alert">
            <EmptyState
              icon={<CalendarDays />}
              title="Der opstod en fejl ved hentning af events"
              text={reasonText(error)}
              action={
                <>
                  {retry('Prøv igen')}
                  <Button variant="quiet" onPress={() => this.setState({ isDismissed: true })}>
                    Luk
                  </Button>
                </>
              }
            />
          </div>
        )}
      </Card>
    );
  }
}

const reasonText = (error: unknown) => reasonOf(error, 'Prøv igen om lidt.');
