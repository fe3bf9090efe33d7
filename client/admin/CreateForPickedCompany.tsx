import { Plus } from 'lucide-react';
import { useState, useTransition, type ReactNode } from 'react';
import { useQueryLoader, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogBoundary } from '../ui/DialogBoundary.tsx';
import { useOpenByAddress } from '../ui/useOpenByAddress.ts';
import { CompanyPicker } from './CompanyPicker.tsx';

interface CompanyOperation extends OperationType {
  readonly variables: { customerId: string };
  readonly response: { readonly admin: { readonly customer: object | null | undefined } };
}

type CustomerOf<Query extends CompanyOperation> = NonNullable<Query['response']['admin']['customer']>;

interface CreateForPickedCompanyProps<Query extends CompanyOperation> {
  /** Label of the button, and title of the dialog that picks the company. */
  title: string;
  /** Loads the company's data that `children` needs. */
  query: GraphQLTaggedNode;
  /** Renders the second dialog, which creates something for the company. */
  children: (customer: CustomerOf<Query>, onClose: () => void) => ReactNode;
}

/** A button that opens two dialogs after each other: the first picks a company, the second creates something for it. */
export function CreateForPickedCompany<Query extends CompanyOperation>({
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
          <PickedCompany query={query} queryRef={queryRef}>
            {(customer) => children(customer, close)}
          </PickedCompany>
        </DialogBoundary>
      )}
    </>
  );
}

interface PickedCompanyProps<Query extends CompanyOperation> {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Query>;
  children: (customer: CustomerOf<Query>) => ReactNode;
}

function PickedCompany<Query extends CompanyOperation>({ query, queryRef, children }: PickedCompanyProps<Query>) {
  const {
    admin: { customer },
  } = usePreloadedQuery<Query>(query, queryRef);
  return customer ? children(customer) : null;
}
