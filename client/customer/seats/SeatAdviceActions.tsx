import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { Button } from '../../ui/Button.tsx';
import { RenewalDialog } from '../licenses/licenseDialogs.ts';
import { OrderButton } from '../licenses/OrderButton.tsx';
import { useRefreshAdvice } from './useRefreshAdvice.ts';
import type { SeatAdviceActions_installation$key } from '#relay/SeatAdviceActions_installation.graphql';

interface SeatAdviceActionsProps {
  installation: SeatAdviceActions_installation$key;
  /** Id of the connection of licence requests, to which an order is added; null on a screen without the list. */
  requestConnectionId: string | null;
  size?: 'small';
  /** Called when a dialog opens and when it closes: meanwhile the advice must stay on screen. */
  onBusy?: (isBusy: boolean) => void;
  children?: ReactNode;
}

const installationFragment = graphql`
  fragment SeatAdviceActions_installation on Installation {
    id
    subdomain
    department {
      id
    }
    seatAdvice {
      kind
      title
      seats
      license {
        id
      }
    }
  }
`;

/** The button that follows the advice about an installation: it opens the order or the renewal, filled in. */
export function SeatAdviceActions({
  installation: key,
  requestConnectionId,
  size,
  onBusy,
  children,
}: SeatAdviceActionsProps) {
  const { id, subdomain, department, seatAdvice } = useFragment(installationFragment, key);
  const { canBuy } = usePermissions();
  const [isRenewing, setRenewing] = useState(false);
  // A reading that arrives while a dialog is open must not close it.
  const [held, setHeld] = useState<typeof seatAdvice>();
  const refresh = useRefreshAdvice(id);
  const advice = held ?? seatAdvice;
  if (!advice) return children;
  const { kind, seats, license } = advice;
  const begin = () => {
    setHeld(advice);
    onBusy?.(true);
  };
  const end = () => {
    setHeld(undefined);
    onBusy?.(false);
    refresh();
  };
  return (
    <>
      {canBuy && kind === 'MORE_SEATS' && (
        <OrderButton
          label={advice.title}
          subdomain={subdomain}
          size={size}
          preset={{ departmentId: department.id, installationId: id, seats }}
          requestConnectionId={requestConnectionId}
          onOpen={begin}
          onClose={end}
        />
      )}
      {canBuy && license && (
        <Button
          {...(size && { size })}
          aria-label={`Skift til ${seats}: ${subdomain}`}
          onPress={() => {
            begin();
            setRenewing(true);
          }}
        >
          Skift til {seats}
        </Button>
      )}
      {children}
      {isRenewing && license && (
        <Suspense>
          <RenewalDialog
            licenseId={license.id}
            choice="QUANTITY"
            seats={seats}
            onClose={() => {
              setRenewing(false);
              end();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
