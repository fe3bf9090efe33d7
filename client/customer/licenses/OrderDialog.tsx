import { graphql, useLazyLoadQuery } from 'react-relay';
import { CompanyPrices } from '../../parts/prices/CompanyPrices.tsx';
import { LoadedDialog } from '../../ui/DialogBoundary.tsx';
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
  /** Id of the connection of licence requests, to which the order is added; null on a screen without the list. */
  requestConnectionId: string | null;
  /** The values with which the form of the dialog begins. */
  preset?: OrderPreset;
  onClose: () => void;
}

export const OrderDialog = (props: OrderDialogProps) => (
  <LoadedDialog
    title="Bestil licens"
    failure="Kunne ikke hente afdelinger og Zendesk installationer"
    onClose={props.onClose}
  >
    {(fetchKey) => <OrderDialogContent fetchKey={fetchKey} {...props} />}
  </LoadedDialog>
);

function OrderDialogContent({ fetchKey, ...props }: OrderDialogProps & { fetchKey: number }) {
  const {
    viewer: { customer },
  } = useLazyLoadQuery<OrderDialogQuery>(orderQuery, {}, { fetchKey, fetchPolicy: 'store-and-network' });
  return customer && <OrderFormOrNotice customer={customer} {...props} />;
}

type Company = NonNullable<OrderDialogQuery$data['viewer']['customer']>;

/** The form, or a notice when the company has no installation to order licences for. */
function OrderFormOrNotice({ customer, ...props }: OrderDialogProps & { customer: Company }) {
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
