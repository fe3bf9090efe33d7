import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { DialogBoundary } from '../ui/DialogBoundary.tsx';
import { OrderForm } from './OrderForm.tsx';
import { SetupRequired } from './SetupRequired.tsx';
import { useOrderOptions } from './useOrderOptions.ts';
import type { OrderDialogQuery, OrderDialogQuery$data } from './__generated__/OrderDialogQuery.graphql.ts';

const orderQuery = graphql`
  query OrderDialogQuery {
    viewer {
      customer {
        ...useOrderOptions_customer
      }
    }
  }
`;

interface OrderDialogProps {
  queryRef: PreloadedQuery<OrderDialogQuery>;
  /** Connection id of the list that the order is inserted into. */
  requests: string;
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
    <Order {...props} />
  </DialogBoundary>
);

function Order({ queryRef, ...props }: Omit<OrderDialogProps, 'onRetry'>) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<OrderDialogQuery>(orderQuery, queryRef);
  return customer && <Options customer={customer} {...props} />;
}

type Company = NonNullable<OrderDialogQuery$data['viewer']['customer']>;

function Options({ customer, requests, onClose }: { customer: Company; requests: string; onClose: () => void }) {
  const options = useOrderOptions(customer);
  const hasDepartments = options.departments.length > 0;
  if (!hasDepartments || !options.installations.length)
    return <SetupRequired hasDepartments={hasDepartments} onClose={onClose} />;
  return <OrderForm {...options} requests={requests} onClose={onClose} />;
}
