import { use } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { IsImpersonatedContext } from '../shell/impersonation/ImpersonationLimit.tsx';
import { usePermissions } from '../shell/permissions.tsx';
import { Card, CardHead, List } from '../ui/Card.tsx';
import { SwitchRow } from '../ui/SwitchRow.tsx';
import { toast } from '../ui/Toast.tsx';
import type { DefaultPaymentMethod_customer$key } from './__generated__/DefaultPaymentMethod_customer.graphql.ts';
import type { DefaultPaymentMethodMutation } from './__generated__/DefaultPaymentMethodMutation.graphql.ts';
import type { DefaultPaymentMethodRemoveMutation } from './__generated__/DefaultPaymentMethodRemoveMutation.graphql.ts';

/** How new departments pay. The switch saves at once, and turns back with a toast when saving fails. */
export function DefaultPaymentMethod({ customer }: { customer: DefaultPaymentMethod_customer$key }) {
  const { defaultPaymentMethod } = useFragment(
    graphql`
      fragment DefaultPaymentMethod_customer on Customer {
        defaultPaymentMethod
      }
    `,
    customer,
  );
  const [set] = useAction<DefaultPaymentMethodMutation>(graphql`
    mutation DefaultPaymentMethodMutation {
      setDefaultPaymentMethod(method: INVOICE) {
        ...DefaultPaymentMethod_customer
      }
    }
  `);
  const [remove] = useAction<DefaultPaymentMethodRemoveMutation>(graphql`
    mutation DefaultPaymentMethodRemoveMutation {
      removeDefaultPaymentMethod {
        ...DefaultPaymentMethod_customer
      }
    }
  `);
  const isImpersonated = use(IsImpersonatedContext);
  const { canManageCompany } = usePermissions();
  const change = async (isInvoice: boolean) => {
    await (isInvoice ? set : remove)({}).catch((error: unknown) =>
      toast.error(messageOf(error, 'Kunne ikke gemme betalingsmetoden')),
    );
  };
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
