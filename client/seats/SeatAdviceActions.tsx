import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { OrderDialog } from '../licenses/OrderDialog.tsx';
import { useOrderDialog } from '../licenses/useOrderDialog.ts';
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
  const { queryRef, isOpening, open, close } = useOrderDialog({ opensFromLink: false });
  const [isRenewing, setRenewing] = useState(false);
  const refresh = useRefreshAdvice(id);
  const licenseId = seatAdvice?.license?.id;
  const seats = seatAdvice?.seats ?? 1;
  const label = seatAdvice?.kind === 'FEWER_SEATS' ? `Skift til ${seats}` : (seatAdvice?.title ?? '');
  return (
    <>
      {seatAdvice && canBuy && (
        <Button
          {...(size && { size })}
          aria-label={`${label}: ${subdomain}`}
          isPending={isOpening}
          onPress={() => (licenseId ? setRenewing(true) : open())}
        >
          {label}
        </Button>
      )}
      {children}
      {queryRef && (
        <OrderDialog
          queryRef={queryRef}
          requestConnectionId={requestConnectionId}
          preset={{ departmentId: department.id, installationId: id, seats }}
          onRetry={open}
          onClose={() => {
            close();
            refresh();
          }}
        />
      )}
      {isRenewing && licenseId && (
        <Suspense>
          <RenewalDialog
            licenseId={licenseId}
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
