import { Ticket } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { useOpenByAddress } from '../../ui/useOpenByAddress.ts';
import { LogHoursDialog } from './LogHoursDialog.tsx';
import type { LogHoursByAddressQuery } from '#relay/LogHoursByAddressQuery.graphql';

const TITLE = 'Registrér timer';

const query = graphql`
  query LogHoursByAddressQuery($id: ID!) {
    admin {
      clipCard(id: $id) {
        ...LogHoursDialog_card
      }
    }
  }
`;

/** The dialog that enters work on the clip card whose id the parameter `timer` of the address is. */
export function LogHoursByAddress() {
  const [queryRef, loadCard, close] = useQueryLoader<LogHoursByAddressQuery>(query);
  const open = (id: string) => loadCard({ id }, { fetchPolicy: 'store-and-network' });
  useOpenByAddress('timer', open);
  return (
    queryRef && (
      <DialogBoundary
        key={queryRef.fetchKey}
        title={TITLE}
        failure="Kunne ikke hente klippekort"
        onRetry={() => open(queryRef.variables.id)}
        onClose={close}
      >
        <Suspense
          fallback={
            <Dialog title={TITLE} isOpen onClose={close}>
              <Spinner />
            </Dialog>
          }
        >
          <LoadedDialog queryRef={queryRef} onClose={close} />
        </Suspense>
      </DialogBoundary>
    )
  );
}

function LoadedDialog({
  queryRef,
  onClose,
}: {
  queryRef: PreloadedQuery<LogHoursByAddressQuery>;
  onClose: () => void;
}) {
  const { clipCard } = usePreloadedQuery<LogHoursByAddressQuery>(query, queryRef).admin;
  if (clipCard) return <LogHoursDialog card={clipCard} onClose={onClose} />;
  return (
    <Dialog title={TITLE} isOpen onClose={onClose} footer={<Button onPress={onClose}>Luk</Button>}>
      <EmptyState icon={<Ticket />} title="Klippekortet findes ikke" text="Det er måske slettet." />
    </Dialog>
  );
}
