import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { CompanyPrices } from '../../parts/prices/CompanyPrices.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { OrderForm, type OrderPreset } from './OrderForm.tsx';
import { SetupRequired } from './SetupRequired.tsx';
import { useOrderOptions } from './useOrderOptions.ts';
import type { OrderDialogQuery, OrderDialogQuery$data } from '#relay/OrderDialogQuery.graphql';

const orderQuery = graphql`
  query OrderDialogQuery {
    viewer {
      customer {
        ...useOrderOptions_customer
        ...CompanyPrices_customer
      }
    }
  }
`;

interface OrderDialogProps {
  queryRef: PreloadedQuery<OrderDialogQuery>;
  /** Id of the connection of licence requests, to which the order is added; null on a screen without the list. */
  requestConnectionId: string | null;
  /** The values with which the form of the dialog begins. */
  preset?: OrderPreset;
  onRetry: () => void;
  onClose: () => void;
}

export const OrderDialog = ({ onRetry, ...props }: OrderDialogProps) => (
  <DialogBoundary
    key={props.queryRef.fetchKey}
    title="Bestil licens"
    failure="Kunne ikke hente afdelinger og Zendesk installationer"
    onRetry={onRetry}
    onClose={props.onClose}
  >
    <OrderDialogContent {...props} />
  </DialogBoundary>
);

function OrderDialogContent({ queryRef, ...props }: Omit<OrderDialogProps, 'onRetry'>) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<OrderDialogQuery>(orderQuery, queryRef);
  return customer && <OrderFormOrNotice customer={customer} {...props} />;
}

type Company = NonNullable<OrderDialogQuery$data['viewer']['customer']>;

interface OrderFormOrNoticeProps extends Omit<OrderDialogProps, 'queryRef' | 'onRetry'> {
  customer: Company;
}

/** The form, or a notice when the company has no installation to order licences for. */
function OrderFormOrNotice({ customer, ...props }: OrderFormOrNoticeProps) {
  const options = useOrderOptions(customer);
  const hasDepartments = options.departments.length > 0;
  if (!hasDepartments || !options.installations.length)
    return <SetupRequired hasDepartments={hasDepartments} onClose={props.onClose} />;
  return (
    <CompanyPrices customer={customer}>
      <OrderForm {...options} {...props} />
    </CompanyPrices>
  );
}
