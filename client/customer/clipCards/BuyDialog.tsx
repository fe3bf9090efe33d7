import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useBuyDepartments } from '../../parts/paymentCard/useBuyDepartments.ts';
import { CompanyPrices } from '../../parts/prices/CompanyPrices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { NoDepartments } from '../departments/NoDepartments.tsx';
import { BuyForm } from './BuyForm.tsx';
import { BUY_TITLE } from './buyText.ts';
import type { BuyDialogQuery, BuyDialogQuery$data } from '#relay/BuyDialogQuery.graphql';

const buyQuery = graphql`
  query BuyDialogQuery {
    viewer {
      customer {
        ...useBuyDepartments_customer
        ...CompanyPrices_customer
      }
    }
  }
`;

interface BuyProps {
  customerId: string;
  /** Id of the preselected department. */
  departmentId: string | null;
  /** The number of hours that is chosen first; null for the default. */
  hours: number | null;
  onBought: (cardId: string) => void;
  onClose: () => void;
}

interface BuyDialogProps extends BuyProps {
  queryRef: PreloadedQuery<BuyDialogQuery>;
  onRetry: () => void;
}

export const BuyDialog = ({ onRetry, ...props }: BuyDialogProps) => (
  <DialogBoundary
    key={props.queryRef.fetchKey}
    title={BUY_TITLE}
    failure="Kunne ikke hente afdelinger"
    onRetry={onRetry}
    onClose={props.onClose}
  >
    <BuyDialogContent {...props} />
  </DialogBoundary>
);

function BuyDialogContent({ queryRef, ...props }: Omit<BuyDialogProps, 'onRetry'>) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<BuyDialogQuery>(buyQuery, queryRef);
  return customer && <BuyFormOrNotice customer={customer} {...props} />;
}

type Company = NonNullable<BuyDialogQuery$data['viewer']['customer']>;

interface BuyFormOrNoticeProps extends BuyProps {
  customer: Company;
}

/** The form, or a notice when the company has no department that a clip card could belong to. */
function BuyFormOrNotice({ customer, ...props }: BuyFormOrNoticeProps) {
  const departmentChoices = useBuyDepartments(customer, props.departmentId);
  if (departmentChoices.departments.length)
    return (
      <CompanyPrices customer={customer}>
        <BuyForm {...departmentChoices} {...props} />
      </CompanyPrices>
    );
  return (
    <Dialog title={BUY_TITLE} isOpen onClose={props.onClose}>
      <NoDepartments subject="Et klippekort" />
    </Dialog>
  );
}
