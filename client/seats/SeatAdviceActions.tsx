import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { OrderButton } from '../licenses/OrderButton.tsx';
import { usePermissions } from '../shell/permissions.tsx';
import { Button } from '../ui/Button.tsx';
import { useRefreshAdvice } from './useRefreshAdvice.ts';
import type { SeatAdviceActions_installation$key } from './__generated__/SeatAdviceActions_installation.graphql.ts';

const RenewalDialog = lazy(async () => ({ default: (await import('../licenses/RenewalDialog.tsx')).RenewalDialog }));

interface SeatAdviceActionsProps {
  installation: SeatAdviceActions_installation$key;
  /** Id of the connection of licence requests, to which an order is added; null on a screen without the list. */
  requestConnectionId: string | null;
  size?: 'small';
  children?: ReactNode;
}

/** The button that follows the advice about an installation: it opens the order or the renewal, filled in. */
export function SeatAdviceActions({ installation: key, requestConnectionId, size, children }: SeatAdviceActionsProps) {
  const { id, subdomain, department, seatAdvice } = useFragment(
    graphql`
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
    `,
    key,
  );
  const { canBuy } = usePermissions();
  const [isRenewing, setRenewing] = useState(false);
  const refresh = useRefreshAdvice(id);
  if (!seatAdvice) return children;
  const { kind, seats, license } = seatAdvice;
  return (
    <>
      {canBuy && kind === 'MORE_SEATS' && (
        <OrderButton
          label={seatAdvice.title}
          subdomain={subdomain}
          size={size}
          preset={{ departmentId: department.id, installationId: id, seats }}
          requestConnectionId={requestConnectionId}
          onClose={refresh}
        />
      )}
      {canBuy && license && (
        <Button
          {...(size && { size })}
          aria-label={`Skift til ${seats}: ${subdomain}`}
          onPress={() => setRenewing(true)}
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
              refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
