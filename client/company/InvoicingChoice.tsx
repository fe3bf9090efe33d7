import { use } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { IsImpersonatedContext } from '../shell/impersonation/ImpersonationLimit.tsx';
import { usePermissions } from '../shell/permissions.tsx';
import { Card, CardHead, List } from '../ui/Card.tsx';
import { SwitchRow } from '../ui/SwitchRow.tsx';
import { toast } from '../ui/Toast.tsx';
import type { InvoicingChoice_customer$key } from './__generated__/InvoicingChoice_customer.graphql.ts';
import type { InvoicingChoiceMutation } from './__generated__/InvoicingChoiceMutation.graphql.ts';

/** When purchases are invoiced. The switch saves at once, and turns back with a toast when saving fails. */
export function InvoicingChoice({ customer }: { customer: InvoicingChoice_customer$key }) {
  const { invoicing } = useFragment(
    graphql`
      fragment InvoicingChoice_customer on Customer {
        invoicing
      }
    `,
    customer,
  );
  const [set] = useAction<InvoicingChoiceMutation>(graphql`
    mutation InvoicingChoiceMutation($invoicing: Invoicing!) {
      setInvoicing(invoicing: $invoicing) {
        ...InvoicingChoice_customer
      }
    }
  `);
  const isImpersonated = use(IsImpersonatedContext);
  const { canManageCompany } = usePermissions();
  const change = async (isMonthly: boolean) => {
    await set({ invoicing: isMonthly ? 'MONTHLY' : 'IMMEDIATE' }).catch((error: unknown) =>
      toast.error(messageOf(error, 'Kunne ikke gemme faktureringen')),
    );
  };
  return (
    <Card flush>
      <CardHead title="Fakturering" text="Gælder afdelinger, der betaler med faktura." />
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
