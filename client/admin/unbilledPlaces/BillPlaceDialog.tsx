import { Plus } from 'lucide-react';
import { useState, useTransition } from 'react';
import { graphql, useQueryLoader } from 'react-relay';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { CompanyPicker } from '../CompanyPicker.tsx';
import { LoadedCompany } from '../LoadedCompany.tsx';
import { BillToDepartment } from './BillToDepartment.tsx';
import { BillToNewCompany } from './BillToNewCompany.tsx';
import { PlaceSummary } from './PlaceSummary.tsx';
import styles from './UnbilledPlaces.module.css';
import type { PlaceDialogProps } from './WaivePlaceDialog.tsx';
import type { BillPlaceDialogQuery } from '#relay/BillPlaceDialogQuery.graphql';

const companyQuery = graphql`
  query BillPlaceDialogQuery($customerId: ID!) {
    admin {
      customer(id: $customerId) {
        ...BillToDepartment_customer
      }
    }
  }
`;

export const BILL_TITLE = 'Fakturér pladsen';

/** Finds the company that pays for a place, or creates it, and bills the place. */
export function BillPlaceDialog(props: PlaceDialogProps) {
  const { place, onClose } = props;
  const [isNew, setNew] = useState(false);
  const [customerId, setCustomerId] = useState('');
  const [queryRef, load] = useQueryLoader<BillPlaceDialogQuery>(companyQuery);
  const [isLoading, startLoading] = useTransition();
  const pickCompany = (id: string) => {
    setCustomerId(id);
    startLoading(() => load({ customerId: id }, { fetchPolicy: 'store-and-network' }));
  };
  if (isNew) return <BillToNewCompany {...props} />;
  if (queryRef)
    return (
      <DialogBoundary
        key={queryRef.fetchKey}
        title={BILL_TITLE}
        failure="Kunne ikke hente virksomheden"
        onRetry={() => pickCompany(customerId)}
        onClose={onClose}
      >
        <LoadedCompany<BillPlaceDialogQuery> query={companyQuery} queryRef={queryRef}>
          {(customer) => <BillToDepartment customer={customer} {...props} />}
        </LoadedCompany>
      </DialogBoundary>
    );
  return (
    <Dialog title={BILL_TITLE} isOpen onClose={onClose} footer={<Button onPress={onClose}>Annuller</Button>}>
      <div className={styles.choice}>
        <PlaceSummary place={place} />
        <CompanyPicker onPick={pickCompany} isDisabled={isLoading} takesFocus={false} />
        <div>
          <Button onPress={() => setNew(true)}>
            <Plus aria-hidden /> Opret ny virksomhed
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
