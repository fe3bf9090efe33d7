import { useCallback, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { Interval } from '../../../domain/basics/vocabulary.ts';
import { useAllPages } from '../../app/relay/useMorePages.ts';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { useFocusOnStep } from '../../ui/wizard/useFocusOnStep.ts';
import { useLeaveWizard } from '../../ui/wizard/useLeaveWizard.ts';
import { useWizardStep } from '../../ui/wizard/useWizardStep.ts';
import { Wizard, WizardPage } from '../../ui/wizard/Wizard.tsx';
import { NoDepartments } from '../departments/NoDepartments.tsx';
import { CardRefused } from '../payments/CardRefused.tsx';
import { yearsText } from './agreementText.ts';
import { DurationStep } from './DurationStep.tsx';
import { IntervalStep } from './IntervalStep.tsx';
import { PaymentSettling } from './PaymentSettling.tsx';
import { PurchaseDepartmentStep } from './PurchaseDepartmentStep.tsx';
import { PurchaseReviewStep } from './PurchaseReviewStep.tsx';
import { indexOfPurchaseStep, PURCHASE_TITLE, purchaseSlugs, purchaseSteps } from './purchaseSteps.ts';
import { useOpenAgreement } from './useOpenAgreement.ts';
import { useOrdering } from './useOrdering.ts';
import { usePurchaseDepartments } from './usePurchaseDepartments.ts';
import { usePurchaseDraft } from './usePurchaseDraft.ts';
import type { PurchaseWizard_customer$key } from '#relay/PurchaseWizard_customer.graphql';

const customerFragment = graphql`
  fragment PurchaseWizard_customer on Customer {
    id
    ...usePurchaseDepartments_customer
  }
`;

/**
 * The steps of ordering a service agreement: department, period, payment and review. Nothing is sent before the last
 * step.
 */
export function PurchaseWizard({ customer: key }: { customer: PurchaseWizard_customer$key }) {
  const customer = useFragment(customerFragment, key);
  const choices = usePurchaseDepartments(customer);
  const { draft, updateDraft, renewPurchaseId, startNewPurchase, deleteDraft } = usePurchaseDraft(customer.id);
  const { departments, more } = choices;
  const onlyDepartment = departments.length === 1 ? departments[0] : undefined;
  const department = departments.find(({ id }) => id === draft.departmentId) ?? onlyDepartment;
  // After a reload the chosen department may be on a page that is not loaded yet.
  const isDepartmentPending = !department && draft.departmentId !== '' && more.hasMore && !more.failure;
  useAllPages(more, isDepartmentPending);
  // The user need not confirm an order that was already sent and is sent again unchanged: the department's agreement
  // may be the result of that order.
  const mustConfirm = Boolean(department?.openServiceAgreement) && !draft.isAdditional && !draft.isSent;
  const isDepartmentChosen = isDepartmentPending || (department !== undefined && !mustConfirm);
  const [current, goTo] = useWizardStep(
    purchaseSlugs,
    indexOfPurchaseStep(draft.step),
    isDepartmentChosen ? purchaseSteps.length - 1 : 0,
  );
  const step = purchaseSlugs[current]!;
  useEffect(() => updateDraft({ step }), [updateDraft, step]);

  const navigate = useNavigate();
  const { leaveTo, isLeaving } = useLeaveWizard();
  const leaveToOrder = useCallback(
    (agreementId: string) => {
      deleteDraft();
      leaveTo(`?bestilt=${agreementId}`);
    },
    [deleteDraft, leaveTo],
  );
  const fetchOpenAgreement = useOpenAgreement(department?.id);
  // After a refused payment, the server has deleted the unpaid agreement. The department is loaded again before the
  // user continues, because the client would otherwise ask to confirm a second agreement.
  const renewAfterRefusal = useCallback(
    () => fetchOpenAgreement().then(renewPurchaseId),
    [fetchOpenAgreement, renewPurchaseId],
  );
  const { order, message, refusal, clearFailure, unsettled, leaveUnsettled, onPaid, onFailed } = useOrdering({
    customerId: customer.id,
    draft,
    onSent: () => updateDraft({ isSent: true }),
    onNotSold: () => updateDraft({ isSent: false }),
    onRefused: renewAfterRefusal,
    onConflict: startNewPurchase,
    onAgreementExists: fetchOpenAgreement,
    onOrdered: leaveToOrder,
    onWaiting: deleteDraft,
  });
  const finish = () => order(department!.id);
  const { wizardRef, headingRef } = useFocusOnStep(unsettled ? 'settling' : step, false);
  const cancel = () => {
    deleteDraft();
    void navigate('/service-agreement');
  };

  if (!departments.length)
    return (
      <Page title={PURCHASE_TITLE}>
        <Card flush>
          <NoDepartments subject="En serviceaftale" />
        </Card>
      </Page>
    );
  if (isLeaving || isDepartmentPending) return <Spinner />;
  const goToStep = (index: number) => {
    clearFailure();
    goTo(index);
  };
  const stepProps = {
    headingRef,
    onCancel: cancel,
    onBack: current ? () => goToStep(current - 1) : undefined,
    onNext: () => goToStep(current + 1),
  };
  const notice = refusal ? <CardRefused reason={refusal} /> : message;
  const hints = [department?.name, yearsText(draft.duration), Interval[draft.paymentInterval].label];
  return (
    <WizardPage>
      <Wizard
        ref={wizardRef}
        title={PURCHASE_TITLE}
        text="Fire korte trin. Det, I har valgt, bliver husket undervejs."
        current={current}
        onGoBack={unsettled ? undefined : goToStep}
        steps={purchaseSteps.map(({ title }, index) => ({ title, ...(index < current && { hint: hints[index]! }) }))}
      >
        {step === 'afdeling' && (
          <PurchaseDepartmentStep
            {...stepProps}
            choices={choices}
            chosen={department}
            isAdditional={draft.isAdditional}
            message={notice}
            onChoose={(departmentId) => updateDraft({ departmentId, isAdditional: false })}
            onConfirm={(isAdditional) => updateDraft({ isAdditional })}
          />
        )}
        {step === 'periode' && (
          <DurationStep {...stepProps} duration={draft.duration} onChoose={(duration) => updateDraft({ duration })} />
        )}
        {step === 'betaling' && (
          <IntervalStep
            {...stepProps}
            licenseCount={department!.activeLicenseCount}
            interval={draft.paymentInterval}
            onChoose={(paymentInterval) => updateDraft({ paymentInterval })}
          />
        )}
        {step === 'gennemse' && !unsettled && (
          <PurchaseReviewStep
            key={draft.purchaseId}
            {...stepProps}
            department={department!}
            draft={draft}
            message={notice}
            onChange={goToStep}
            onAccept={(acceptTerms) => updateDraft({ acceptTerms })}
            onFinish={finish}
          />
        )}
        {step === 'gennemse' && unsettled && (
          <PaymentSettling
            {...stepProps}
            entryId={unsettled.unsettledEntryId}
            message={message}
            onBack={leaveUnsettled}
            onPaid={onPaid}
            onFailed={onFailed}
            onCheck={finish}
          />
        )}
      </Wizard>
    </WizardPage>
  );
}
