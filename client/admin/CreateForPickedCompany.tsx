import { Plus } from 'lucide-react';
import { useState, useTransition, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogBoundary } from '../ui/DialogBoundary.tsx';
import { useOpenByAddress } from '../ui/useOpenByAddress.ts';
import { CompanyPicker } from './CompanyPicker.tsx';
import { LoadedCompany, type CompanyOperation, type CustomerOf } from './LoadedCompany.tsx';

interface PickedCompanyOperation extends CompanyOperation {
  readonly variables: { customerId: string };
}

interface CreateForPickedCompanyProps<Query extends PickedCompanyOperation> {
  /** Label of the button, and title of the dialog that picks the company. */
  title: string;
  /** Loads the company's data that `children` needs. */
  query: GraphQLTaggedNode;
  /** Renders the second dialog, which creates something for the company. */
  children: (customer: CustomerOf<Query>, onClose: () => void) => ReactNode;
}

/** A button that opens two dialogs after each other: the first picks a company, the second creates something for it. */
export function CreateForPickedCompany<Query extends PickedCompanyOperation>({
  title,
  query,
  children,
}: CreateForPickedCompanyProps<Query>) {
  const [isOpen, setOpen] = useState(false);
  useOpenByAddress('opret', () => setOpen(true));
  const [customerId, setCustomerId] = useState('');
  const [queryRef, loadCompany, dispose] = useQueryLoader<Query>(query);
  const [isLoading, startLoading] = useTransition();
  const pickCompany = (id: string) => {
    setCustomerId(id);
    startLoading(() => loadCompany({ customerId: id }, { fetchPolicy: 'store-and-network' }));
  };
  const close = () => {
    setOpen(false);
    dispose();
  };
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        <Plus aria-hidden /> {title}
      </Button>
      {isOpen && !queryRef && (
        <Dialog title={title} isOpen onClose={close} footer={<Button onPress={close}>Annuller</Button>}>
          <CompanyPicker onPick={pickCompany} isDisabled={isLoading} />
        </Dialog>
      )}
      {isOpen && queryRef && (
        <DialogBoundary
          key={queryRef.fetchKey}
          title={title}
          failure="Kunne ikke hente virksomhedsoplysninger"
          onRetry={() => pickCompany(customerId)}
          onClose={close}
        >
          <LoadedCompany<Query> query={query} queryRef={queryRef}>
            {(customer) => children(customer, close)}
          </LoadedCompany>
        </DialogBoundary>
      )}
    </>
  );
}
