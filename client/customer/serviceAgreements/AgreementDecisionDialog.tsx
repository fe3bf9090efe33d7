import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { z } from 'zod';
import { addDays, formatDate } from '../../../domain/basics/dates.ts';
import { formatDecimal, formatLicenseCount, formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { optionalText } from '../../../domain/basics/rules.ts';
import { Interval } from '../../../domain/basics/vocabulary.ts';
import { agreementPurchase } from '../../../domain/sales/validation/serviceAgreements.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { DecisionDialog } from '../../parts/renewals/DecisionDialog.tsx';
import { AcceptTerms, useTermsVersion } from '../../public/terms/AcceptTerms.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { RadioCards } from '../../ui/Choice.tsx';
import { LoadedDialog } from '../../ui/DialogBoundary.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
import type { AgreementChoice } from './agreementText.ts';
import type { AgreementDecisionDialog_agreement$key } from '#relay/AgreementDecisionDialog_agreement.graphql';
import type { AgreementDecisionDialogIntervalMutation } from '#relay/AgreementDecisionDialogIntervalMutation.graphql';
import type { AgreementDecisionDialogMutation } from '#relay/AgreementDecisionDialogMutation.graphql';
import type { AgreementDecisionDialogQuery } from '#relay/AgreementDecisionDialogQuery.graphql';

const titles = {
  RENEW: 'Forny serviceaftalen',
  INTERVAL: 'Skift betaling',
  EXPIRE: 'Opsig serviceaftalen',
} as const;

interface AgreementDecisionDialogProps {
  agreementId: string;
  choice: AgreementChoice;
  onClose: () => void;
}

/** Loads an agreement with the prices of its next period, and shows the dialog of a choice. */
export const AgreementDecisionDialog = (props: AgreementDecisionDialogProps) => (
  <LoadedDialog title={titles[props.choice]} failure="Kunne ikke hente serviceaftalen" onClose={props.onClose}>
    {(fetchKey) => <ChosenDialog fetchKey={fetchKey} {...props} />}
  </LoadedDialog>
);

const query = graphql`
  query AgreementDecisionDialogQuery($id: ID!) {
    node(id: $id) {
      ... on ServiceAgreement {
        ...AgreementDecisionDialog_agreement @alias(as: "agreement")
      }
    }
  }
`;

function ChosenDialog({ agreementId, choice, onClose, fetchKey }: AgreementDecisionDialogProps & { fetchKey: number }) {
  const { node } = useLazyLoadQuery<AgreementDecisionDialogQuery>(
    query,
    { id: agreementId },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  if (!node?.agreement) return null;
  return choice === 'INTERVAL' ? (
    <IntervalDialog agreement={node.agreement} onClose={onClose} />
  ) : (
    <OutcomeDialog agreement={node.agreement} outcome={choice} onClose={onClose} />
  );
}

interface DialogProps {
  agreement: AgreementDecisionDialog_agreement$key;
  onClose: () => void;
}

const agreementFragment = graphql`
  fragment AgreementDecisionDialog_agreement on ServiceAgreement {
    id
    endDate
    duration
    noticeDeadline
    paymentInterval
    nextPeriodStart
    monthly: nextPeriodPrice(interval: MONTHLY)
    yearly: nextPeriodPrice(interval: YEARLY)
    renewalMonth: renewalPeriodPrice(months: 1)
    renewalYear: renewalPeriodPrice(months: 12)
    renewalRegulation {
      percent
    }
    department {
      name
      activeLicenseCount
    }
  }
`;

const useAgreement = (key: AgreementDecisionDialog_agreement$key) => useFragment(agreementFragment, key);

const noticeForm = z.object({ reason: optionalText(500), acceptTerms: z.boolean() });
const renewalForm = noticeForm.extend(agreementPurchase.pick({ acceptTerms: true }).shape);
type DecisionValues = z.input<typeof noticeForm>;

const mutation = graphql`
  mutation AgreementDecisionDialogMutation(
    $id: ID!
    $outcome: RenewalDecisionOutcome!
    $reason: String
    $acceptTerms: Boolean
    $termsVersion: Date
    $shownMonth: Int
  ) {
    decideAgreement(
      agreementId: $id
      outcome: $outcome
      reason: $reason
      acceptTerms: $acceptTerms
      termsVersion: $termsVersion
      shownMonth: $shownMonth
    ) {
      edge {
        node {
          ...AgreementRenewal_agreement
        }
      }
    }
  }
`;

/** Renews an agreement, or gives notice, with what ends and an optional reason. */
function OutcomeDialog({ agreement: key, outcome, onClose }: DialogProps & { outcome: 'RENEW' | 'EXPIRE' }) {
  const { id, endDate, duration, noticeDeadline, paymentInterval, department, ...renewal } = useAgreement(key);
  const { renewalMonth, renewalYear, renewalRegulation } = renewal;
  const isRenewal = outcome === 'RENEW';
  const form = useAppForm<DecisionValues>(isRenewal ? renewalForm : noticeForm, { reason: '', acceptTerms: false });
  const termsVersion = useTermsVersion('SERVICE_AGREEMENT');
  const [decide] = useAction<AgreementDecisionDialogMutation>(mutation);
  return (
    <DecisionDialog
      title={titles[outcome]}
      form={form}
      submitLabel={isRenewal ? 'Forny' : 'Opsig'}
      ends={!isRenewal}
      decide={({ reason, acceptTerms }) =>
        decide({ id, outcome, reason, ...(isRenewal && { acceptTerms, termsVersion, shownMonth: renewalMonth }) })
      }
      noticeDeadline={noticeDeadline}
      onClose={onClose}
    >
      {isRenewal ? (
        <p>
          Aftalen for {department.name} fortsætter {formatMonthCount(duration)} mere fra{' '}
          {formatDate(addDays(endDate, 1))}. Med {formatLicenseCount(department.activeLicenseCount)} koster den{' '}
          {paymentInterval === 'MONTHLY'
            ? `${formatKroner(renewalMonth)} om måneden`
            : `${formatKroner(renewalYear)} om året`}
          , ekskl. moms. Prisen følger antallet, når en periode begynder, og licenser, der kommer til, betales pr. dag.
          {renewalRegulation &&
            ` Den er reguleret med ${formatDecimal(renewalRegulation.percent / 100)} %, som betingelserne siger.`}
        </p>
      ) : (
        <>
          <p>
            Aftalen for {department.name} ophører {formatDate(endDate)}. Indtil da betaler I som hidtil og kan bruge
            den.
          </p>
          <p>Derefter er der ingen svartid, og arbejde kræver et klippekort.</p>
          <TextArea
            label="Hvorfor opsiger I?"
            optional
            hint="I behøver ikke skrive noget. Det hjælper os til at blive bedre."
            {...form.field('reason')}
          />
        </>
      )}
      {isRenewal && <AcceptTerms document="SERVICE_AGREEMENT" {...form.field('acceptTerms')} />}
    </DecisionDialog>
  );
}

const intervalForm = z.object({ interval: z.enum(['MONTHLY', 'YEARLY']) });
type IntervalValues = z.infer<typeof intervalForm>;

const intervalMutation = graphql`
  mutation AgreementDecisionDialogIntervalMutation($id: ID!, $interval: Interval!) {
    changePaymentInterval(agreementId: $id, interval: $interval) {
      edge {
        node {
          ...AgreementCard_agreement
          ...AgreementDecisionDialog_agreement
        }
      }
    }
  }
`;

/** Changes how often an agreement is paid, from its next period on. */
function IntervalDialog({ agreement: key, onClose }: DialogProps) {
  const { id, paymentInterval, nextPeriodStart, monthly, yearly } = useAgreement(key);
  const form = useAppForm<IntervalValues>(intervalForm, { interval: paymentInterval as Interval });
  const [change] = useAction<AgreementDecisionDialogIntervalMutation>(intervalMutation);
  return (
    <SendDialog
      title={titles.INTERVAL}
      form={form}
      submitLabel="Skift betaling"
      send={({ interval }) => change({ id, interval })}
      done="Betalingen er ændret"
      failure="Betalingen kunne ikke ændres"
      onClose={onClose}
    >
      <RadioCards
        label="Hvor tit vil I betale?"
        options={[
          { value: 'MONTHLY', title: Interval.MONTHLY.label, text: `${formatKroner(monthly)} om måneden` },
          { value: 'YEARLY', title: Interval.YEARLY.label, text: `${formatKroner(yearly)} om året` },
        ]}
        {...form.field('interval')}
      />
      <Banner tone="blue">
        Gælder fra den næste periode, som begynder {formatDate(nextPeriodStart)}. Det, der er betalt, ændres ikke.
        Priserne er ekskl. moms og følger antallet af licenser.
      </Banner>
    </SendDialog>
  );
}
