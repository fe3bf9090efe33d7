import { use } from 'react';
import { graphql, useFragment } from 'react-relay';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import type { DefaultPaymentMethod_customer$key } from '#relay/DefaultPaymentMethod_customer.graphql';
import type { DefaultPaymentMethodMutation } from '#relay/DefaultPaymentMethodMutation.graphql';
import type { DefaultPaymentMethodRemoveMutation } from '#relay/DefaultPaymentMethodRemoveMutation.graphql';

const FAILURE = 'Kunne ikke gemme betalingsmetoden';

const customerFragment = graphql`
  fragment DefaultPaymentMethod_customer on Customer {
    id
    defaultPaymentMethod
  }
`;

const mutation = graphql`
  mutation DefaultPaymentMethodMutation {
    setDefaultPaymentMethod(method: INVOICE) {
      ...DefaultPaymentMethod_customer
    }
  }
`;

const removeMutation = graphql`
  mutation DefaultPaymentMethodRemoveMutation {
    removeDefaultPaymentMethod {
      ...DefaultPaymentMethod_customer
    }
  }
`;

/** How new departments pay. The switch saves at once. */
export function DefaultPaymentMethod({ customer }: { customer: DefaultPaymentMethod_customer$key }) {
  const { id, defaultPaymentMethod } = useFragment(customerFragment, customer);
  const [set] = useOptimisticAction<DefaultPaymentMethodMutation>(mutation, FAILURE);
  const [remove] = useOptimisticAction<DefaultPaymentMethodRemoveMutation>(removeMutation, FAILURE);
  const isImpersonated = use(IsImpersonatedContext);
  const { canManageCompany } = usePermissions();
  const change = (isInvoice: boolean) =>
    void (isInvoice ? set : remove)(
      {},
      { ids: [id], apply: (company) => void company.setValue(isInvoice ? 'INVOICE' : null, 'defaultPaymentMethod') },
    );
  return (
    <Card flush>
      <CardHead
        title="Nye afdelinger"
        text="Gælder afdelinger, I opretter fra nu af. De andre beholder deres betaling."
      />
      <List>
        <SwitchRow
          title="Betal med faktura fra start"
          text="Ellers vælger hver ny afdeling selv, før den kan bestille. Kort hører altid til én afdeling."
          isOn={defaultPaymentMethod === 'INVOICE'}
          isDisabled={!canManageCompany || isImpersonated}
          onChange={change}
        />
      </List>
    </Card>
  );
}
