import { useEffect, useId, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { clipCardPrice, DEFAULT_HOURS } from '../../../domain/money/clipCardPricing.ts';
import { clipCardPurchase } from '../../../domain/sales/validation/clipCardPurchase.ts';
import { ApprovalNotice } from '../../parts/paymentCard/ApprovalNotice.tsx';
import { SEND_FOR_APPROVAL, useApproval } from '../../parts/paymentCard/useApproval.ts';
import type { BuyDepartment } from '../../parts/paymentCard/useBuyDepartments.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import type { MoreChoices } from '../../ui/choices.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { CardRefused } from '../payments/CardRefused.tsx';
import { PaymentOutcome } from '../payments/PaymentOutcome.tsx';
import { paymentText } from '../payments/paymentText.ts';
import { BuyFields } from './BuyFields.tsx';
import { BUY_TITLE, buyLabel, isPriced } from './buyText.ts';
import { useClipCardPurchase, type Purchase } from './useClipCardPurchase.ts';

interface BuyFormProps {
  departments: BuyDepartment[];
  moreDepartments: MoreChoices;
  customerId: string;
  /** Id of the department to preselect, if the user can choose it. */
  departmentId: string | null;
  /** The number of hours that is chosen first; null for the default. */
  hours: number | null;
  onBought: (cardId: string) => void;
  onClose: () => void;
}

export function BuyForm({
  departments,
  moreDepartments,
  customerId,
  departmentId,
  hours,
  onBought,
  onClose,
}: BuyFormProps) {
  const formId = useId();
  const prices = usePrices();
  const canPreselect = moreDepartments.hasMore || departments.some(({ id }) => id === departmentId);
  const onlyDepartment = departments.length === 1 ? departments[0] : undefined;
  const form = useAppForm<Purchase>(clipCardPurchase, {
    departmentId: (canPreselect ? departmentId : undefined) ?? onlyDepartment?.id ?? '',
    hours: hours ?? DEFAULT_HOURS,
  });
  const values = useWatch({ control: form.control }) as Purchase;
  const department = departments.find(({ id }) => id === values.departmentId);
  const { isSubmitting } = form.formState;
  useBlockBack(isSubmitting);
  const { submit, message, refusal, unsettled, isLocked, onPaid, onFailed } = useClipCardPurchase(
    form,
    customerId,
    onBought,
  );
  const close = () => !isSubmitting && onClose();
  const approvalFor = useApproval();
  const approval = isPriced(values.hours) ? approvalFor(clipCardPrice(prices, values.hours).net) : undefined;
  const buyText = approval
    ? SEND_FOR_APPROVAL
    : buyLabel(prices, values.hours, department?.paymentMethod === 'CREDIT_CARD');
  const lacksPaymentMethod = department !== undefined && !paymentText(department);
  return (
    <Dialog
      title={unsettled ? 'Betalingen behandles' : BUY_TITLE}
      isOpen
      onClose={close}
      footer={
        <>
          <Button onPress={close} isDisabled={isSubmitting}>
            {unsettled ? 'Luk' : 'Annuller'}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSubmitting}
            isDisabled={!unsettled && lacksPaymentMethod}
          >
            {unsettled ? 'Tjek igen' : buyText}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={submit} message={refusal ? <CardRefused reason={refusal} /> : message}>
        {unsettled ? (
          <UnsettledPayment
            entryId={unsettled.unsettledEntryId}
            onPaid={onPaid}
            onFailed={onFailed}
            onCheck={() => submit(values)}
          />
        ) : (
          <>
            <BuyFields
              form={form}
              values={values}
              departments={departments}
              moreDepartments={moreDepartments}
              department={department}
              isLocked={isLocked}
            />
            <ApprovalNotice approval={approval} />
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Tells the user to wait for a payment whose outcome is unknown, and calls back when the outcome arrives. */
function UnsettledPayment(payment: ComponentProps<typeof PaymentOutcome>) {
  return (
    <>
      <PaymentOutcome {...payment} />
      <p>Banken har ikke svaret endeligt endnu. Det tager som regel kun et par minutter.</p>
      <Banner tone="blue" role="status">
        Vinduet følger med af sig selv, og timerne er klar, så snart betalingen er på plads. I skal ikke købe igen, og I
        betaler kun én gang.
      </Banner>
    </>
  );
}

/** Blocks the browser's back button while a request is under way, because leaving would not cancel it. */
function useBlockBack(isUnderWay: boolean): void {
  const blocker = useBlocker(({ historyAction }) => isUnderWay && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
