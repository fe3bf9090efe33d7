import { Plus } from 'lucide-react';
import { useState, useTransition, type ReactNode } from 'react';
import { useQueryLoader, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogBoundary } from '../ui/DialogBoundary.tsx';
import { CompanyPicker } from './CompanyPicker.tsx';

interface CompanyOperation extends OperationType {
  readonly variables: { customerId: string };
}

interface CreateForPickedCompanyProps<Query extends CompanyOperation> {
  /** Label of the button and title of the dialogs. */
  title: string;
  /** Query for the company's data that the dialog in `children` shows. */
  query: GraphQLTaggedNode;
  children: (company: PreloadedQuery<Query>, onClose: () => void) => ReactNode;
}

/** A button that creates something for a company: the first dialog picks the company, the second one is `children`. */
export function CreateForPickedCompany<Query extends CompanyOperation>({
  title,
  query,
  children,
}: CreateForPickedCompanyProps<Query>) {
  const [isOpen, setOpen] = useState(false);
  const [customerId, setCustomerId] = useState('');
  const [company, load, dispose] = useQueryLoader<Query>(query);
  const [isLoading, startLoading] = useTransition();
  const pickCompany = (id: string) => {
    setCustomerId(id);
    startLoading(() => load({ customerId: id }, { fetchPolicy: 'store-and-network' }));
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
      {isOpen && !company && (
        <Dialog title={title} isOpen onClose={close} footer={<Button onPress={close}>Annuller</Button>}>
          <CompanyPicker onPick={pickCompany} isDisabled={isLoading} />
        </Dialog>
      )}
      {isOpen && company && (
        <DialogBoundary
          key={company.fetchKey}
          title={title}
          failure="Kunne ikke hente virksomhedsoplysninger"
          onRetry={() => pickCompany(customerId)}
          onClose={close}
        >
          {children(company, close)}
        </DialogBoundary>
      )}
    </>
  );
}
