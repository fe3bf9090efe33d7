import { CalendarDays } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf, NetworkError } from '../relay/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Card, EmptyState } from '../ui/Card.tsx';

interface EventsBoundaryProps {
  /** Changes when they are asked for again. */
  asked: unknown;
  children: ReactNode;
}

/** Without its events the screen says so, and can be asked again; the message can be put away. */
export function EventsBoundary(props: EventsBoundaryProps) {
  const { revalidate, state } = useRevalidator();
  return <Boundary {...props} isAsking={state === 'loading'} onRetry={() => void revalidate()} />;
}

interface BoundaryProps extends EventsBoundaryProps {
  isAsking: boolean;
  onRetry: () => void;
}

interface BoundaryState {
  asked: unknown;
  error: unknown;
  isPutAway: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { asked: this.props.asked, error: undefined, isPutAway: false };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ asked }: BoundaryProps, state: BoundaryState) =>
    asked === state.asked ? null : { asked, error: undefined, isPutAway: false };

  override render(): ReactNode {
    const { error, isPutAway } = this.state;
    const { isAsking, onRetry, children } = this.props;
    if (error === undefined) return children;
    const retry = (label: string) => (
      <Button isPending={isAsking} onPress={onRetry}>
        {label}
      </Button>
    );
    return (
      <Card flush>
        {isPutAway ? (
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
              text={reason(error)}
              action={
                <>
                  {retry('Prøv igen')}
                  <Button variant="quiet" onPress={() => this.setState({ isPutAway: true })}>
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

const reason = (error: unknown) =>
  error instanceof NetworkError
    ? 'Kunne ikke forbinde til serveren. Kontroller din internetforbindelse.'
    : messageOf(error, 'Prøv igen om lidt.');
