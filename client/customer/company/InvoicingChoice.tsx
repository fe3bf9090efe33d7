import { use } from 'react';
import { graphql, useFragment } from 'react-relay';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { SwitchRow } from '../../ui/SwitchRow.tsx';
import type { InvoicingChoice_customer$key } from '#relay/InvoicingChoice_customer.graphql';
import type { InvoicingChoiceMutation } from '#relay/InvoicingChoiceMutation.graphql';

const customerFragment = graphql`
  fragment InvoicingChoice_customer on Customer {
    id
    invoicing
  }
`;

const mutation = graphql`
  mutation InvoicingChoiceMutation($invoicing: Invoicing!) {
    setInvoicing(invoicing: $invoicing) {
      ...InvoicingChoice_customer
    }
  }
`;

/** When purchases are invoiced. The switch saves at once. */
export function InvoicingChoice({ customer }: { customer: InvoicingChoice_customer$key }) {
  const { id, invoicing } = useFragment(customerFragment, customer);
  const [set] = useOptimisticAction<InvoicingChoiceMutation>(mutation, 'Kunne ikke gemme faktureringen');
  const isImpersonated = use(IsImpersonatedContext);
  const { canManageCompany } = usePermissions();
  const change = (isMonthly: boolean) => {
    const next = isMonthly ? 'MONTHLY' : 'IMMEDIATE';
    void set({ invoicing: next }, { ids: [id], apply: (company) => void company.setValue(next, 'invoicing') });
  };
  return (
    <Card flush>
      <CardHead title="Hvor tit I får faktura" text="Gælder afdelinger, der betaler med faktura." />
      <List>
        <SwitchRow
          title="Én samlet faktura om måneden"
          text="Ellers får hver afdeling en faktura, når den køber noget."
          isOn={invoicing === 'MONTHLY'}
          isDisabled={!canManageCompany || isImpersonated}
          onChange={change}
        />
      </List>
    </Card>
  );
}
