import { Suspense, use, useEffect, useRef, useState, type RefObject } from 'react';
import { graphql } from 'react-relay';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import styles from './Payments.module.css';
import type { PaymentMissingMutation } from '#relay/PaymentMissingMutation.graphql';

const CardDialog = lazyDialog(
  async () => (await import('../departments/DepartmentPaymentDialog.tsx')).DepartmentPaymentDialog,
);

interface PaymentMissingProps {
  department: { readonly id: string; readonly name: string };
}

/**
 * Says in an order that its department has no payment method. An administrator can choose one here, and the order keeps
 * what is typed; everybody else reads who can.
 */
export function PaymentMissing({ department: { id, name } }: PaymentMissingProps) {
  const { canManageCompany } = usePermissions();
  const isImpersonated = use(IsImpersonatedContext);
  const container = useRef<HTMLDivElement>(null);
  useFocusOnField(container);
  return (
    <div ref={container}>
      <Banner tone="amber" role="status">
        {name} har ingen betalingsmetode, så der kan ikke bestilles endnu.{' '}
        {isImpersonated && 'Du er logget ind som en anden, så den kan ikke vælges her.'}
        {!canManageCompany && !isImpersonated && 'Bed en kontoadministrator hos jer om at vælge en.'}
        {canManageCompany && !isImpersonated && <PaymentChoice departmentId={id} name={name} />}
      </Banner>
    </div>
  );
}

const mutation = graphql`
  mutation PaymentMissingMutation($departmentId: ID!) {
    setPaymentMethod(departmentId: $departmentId, method: INVOICE) {
      edge {
        node {
          ...useDepartmentChanges_department
        }
      }
    }
  }
`;

function PaymentChoice({ departmentId, name }: { departmentId: string; name: string }) {
  const [isCardOpen, setCardOpen] = useState(false);
  const [chooseInvoice, isChoosing] = useActionWithToast<PaymentMissingMutation>(mutation, {
    done: `${name} betaler med faktura`,
    failure: 'Kunne ikke opdatere betalingsmetode',
  });
  return (
    <div className={styles.choices}>
      <Button size="small" isPending={isChoosing} onPress={() => void chooseInvoice({ departmentId })}>
        Betal med faktura
      </Button>
      <Button size="small" isDisabled={isChoosing} onPress={() => setCardOpen(true)}>
        Betal med kort
      </Button>
      {isCardOpen && (
        // React passes a submit of the dialog's form on to the order's form, around which this dialog is rendered.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Suspense>
            <CardDialog departmentId={departmentId} onClose={() => setCardOpen(false)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** By this time, react-aria has returned the focus from a closed dialog. */
const FOCUS_RETURN_MS = 200;

/** Moves the focus to a field of the order once a payment method is chosen, because the pressed button is gone then. */
function useFocusOnField(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = container.current?.closest('form');
    return () =>
      void setTimeout(() => {
        if (document.activeElement === document.body)
          form?.querySelector<HTMLElement>('select, input:checked, input, button')?.focus();
      }, FOCUS_RETURN_MS);
  }, [container]);
}
