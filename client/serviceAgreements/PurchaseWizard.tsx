import { useCallback, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { Interval } from '../../domain/vocabulary.ts';
import { NoDepartments } from '../departments/NoDepartments.tsx';
import { CardRefused } from '../payments/CardRefused.tsx';
import { useAllPages } from '../relay/useMorePages.ts';
import { Card } from '../ui/Card.tsx';
import { Spinner } from '../ui/Meters.tsx';
import { Page } from '../ui/Page.tsx';
import { useFocusOnStep } from '../ui/wizard/useFocusOnStep.ts';
import { useLeaveWizard } from '../ui/wizard/useLeaveWizard.ts';
import { useWizardStep } from '../ui/wizard/useWizardStep.ts';
import { Wizard, WizardPage } from '../ui/wizard/Wizard.tsx';
import { yearsText } from './agreementText.ts';
import { DepartmentStep } from './DepartmentStep.tsx';
import { DurationStep } from './DurationStep.tsx';
import { IntervalStep } from './IntervalStep.tsx';
import { PaymentSettling } from './PaymentSettling.tsx';
import { indexOfPurchaseStep, PURCHASE_TITLE, purchaseSlugs, purchaseSteps } from './purchaseSteps.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { useOpenAgreement } from './useOpenAgreement.ts';
import { useOrdering } from './useOrdering.ts';
import { usePurchaseDepartments } from './usePurchaseDepartments.ts';
import { usePurchaseDraft } from './usePurchaseDraft.ts';
import type { PurchaseWizard_customer$key } from './__generated__/PurchaseWizard_customer.graphql.ts';

/** A department, a period and a way to pay, ordered all at once at the end. */
export function PurchaseWizard({ customer: key }: { customer: PurchaseWizard_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment PurchaseWizard_customer on Customer {
        id
        ...usePurchaseDepartments_customer
      }
    `,
    key,
  );
  const choices = usePurchaseDepartments(customer);
  const { draft, choose, renew, restart, forget } = usePurchaseDraft(customer.id);
  const { departments, more } = choices;
  const onlyOne = departments.length === 1 ? departments[0] : undefined;
  const department = departments.find(({ id }) => id === draft.departmentId) ?? onlyOne;
  // What was chosen before a reload may be further down than what is here.
  const isAwaited = !department && draft.departmentId !== '' && more.hasMore && !more.failure;
  useAllPages(more, isAwaited);
  // An order that may have been carried out is sent again as it was, although the department may have an agreement by it.
  const mustConfirm = Boolean(department?.openServiceAgreement) && !draft.isAdditional && !draft.isSent;
  const isChosen = isAwaited || (department !== undefined && !mustConfirm);
  const [current, goTo] = useWizardStep(
    purchaseSlugs,
    indexOfPurchaseStep(draft.step),
    isChosen ? purchaseSteps.length - 1 : 0,
  );
  const step = purchaseSlugs[current]!;
  useEffect(() => choose({ step }), [choose, step]);

  const navigate = useNavigate();
  const { leaveTo, isLeaving } = useLeaveWizard();
  const arrive = useCallback(
    (agreementId: string) => {
      forget();
      leaveTo(`?bestilt=${agreementId}`);
    },
    [forget, leaveTo],
  );
  const fetchOpenAgreement = useOpenAgreement(department?.id);
  // The agreement that was not paid is gone; until that is known, the department would seem to have one.
  const refuse = useCallback(() => fetchOpenAgreement().then(renew), [fetchOpenAgreement, renew]);
  const { order, message, refusal, forgetFailure, open, leaveOpen, onPaid, onFailed } = useOrdering({
    customerId: customer.id,
    draft,
    onSent: () => choose({ isSent: true }),
    onNotSold: () => choose({ isSent: false }),
    onRefused: refuse,
    onConflict: restart,
    onSecond: fetchOpenAgreement,
    onOrdered: arrive,
  });
  const finish = () => order(department!.id);
  const { wizardRef, headingRef } = useFocusOnStep(open ? 'open' : step, false);
  const cancel = () => {
    forget();
    void navigate('/service-agreement');
  };

  if (!departments.length)
    return (
      <Page title={PURCHASE_TITLE}>
        <Card flush>
          <NoDepartments what="En serviceaftale" />
        </Card>
      </Page>
    );
  if (isLeaving || isAwaited) return <Spinner />;
  const walk = (index: number) => {
    forgetFailure();
    goTo(index);
  };
  const way = {
    headingRef,
    onCancel: cancel,
    onBack: current ? () => walk(current - 1) : undefined,
    onNext: () => walk(current + 1),
  };
  const said = refusal ? <CardRefused why={refusal} /> : message;
  const hints = [department?.name, yearsText(draft.duration), Interval[draft.paymentInterval].label];
  return (
    <WizardPage>
      <Wizard
        ref={wizardRef}
        title={PURCHASE_TITLE}
        text="Fire korte trin. Det, I har valgt, bliver husket undervejs."
        current={current}
        steps={purchaseSteps.map(({ title }, index) => ({ title, ...(index < current && { hint: hints[index]! }) }))}
      >
        {step === 'afdeling' && (
          <DepartmentStep
            {...way}
            choices={choices}
            chosen={department}
            isAdditional={draft.isAdditional}
            message={said}
            onChoose={(departmentId) => choose({ departmentId, isAdditional: false })}
            onConfirm={(isAdditional) => choose({ isAdditional })}
          />
        )}
        {step === 'periode' && (
          <DurationStep {...way} duration={draft.duration} onChoose={(duration) => choose({ duration })} />
        )}
        {step === 'betaling' && (
          <IntervalStep
            {...way}
            licenses={department!.activeLicenseCount}
            interval={draft.paymentInterval}
            onChoose={(paymentInterval) => choose({ paymentInterval })}
          />
        )}
        {step === 'gennemse' && !open && (
          <ReviewStep
            key={draft.purchaseId}
            {...way}
            department={department!}
            draft={draft}
            message={said}
            onChange={walk}
            onAccept={(acceptTerms) => choose({ acceptTerms })}
            onFinish={finish}
          />
        )}
        {step === 'gennemse' && open && (
          <PaymentSettling
            {...way}
            entryId={open.openEntryId}
            message={message}
            onBack={leaveOpen}
            onPaid={onPaid}
            onFailed={onFailed}
            onCheck={finish}
          />
        )}
      </Wizard>
    </WizardPage>
  );
}
