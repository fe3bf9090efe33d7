import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { fetchQuery, graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { z } from 'zod';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatCount, formatLicenseCount, formatMonthCount } from '../../../domain/basics/formatCount.ts';
import type { Ore } from '../../../domain/basics/money.ts';
import { enumOf, type Interval, labelOf, Plan, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { seatPrice } from '../../../domain/sales/licensePricing.ts';
import { LICENSE_QUANTITY_MAX, LICENSE_QUANTITY_MIN, quantityRule } from '../../../domain/sales/validation/licenses.ts';
import { environment } from '../../app/relay/environment.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { readCompanyPrices } from '../../parts/prices/readCompanyPrices.ts';
import { SeatPrices } from '../../parts/prices/SeatPrices.tsx';
import { PricesContext } from '../../parts/prices/usePrices.ts';
import { DecisionDialog } from '../../parts/renewals/DecisionDialog.tsx';
import { AcceptTerms, useTermsVersion } from '../../public/terms/AcceptTerms.tsx';
import { RadioCards } from '../../ui/Choice.tsx';
import { LoadedDialog } from '../../ui/DialogBoundary.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Select } from '../../ui/TextField.tsx';
import { renewalDay, yearText, type RenewalChoiceKind } from './renewalText.ts';
import { orderedSeatsText, seatsNowText } from './seatsText.ts';
import type { RenewalDialog_license$key } from '#relay/RenewalDialog_license.graphql';
import type { RenewalDialogMutation } from '#relay/RenewalDialogMutation.graphql';
import type { RenewalDialogQuery } from '#relay/RenewalDialogQuery.graphql';

const TITLE = 'Hvad skal der ske?';
const kinds = ['RENEW', 'QUANTITY', 'PLAN', 'EXPIRE'] as const satisfies RenewalChoiceKind[];
const renewalForm = z
  .object({
    kind: z.enum(kinds),
    quantity: quantityRule,
    /** Empty until another plan is chosen. */
    plan: z.enum(enumOf(Plan)).or(z.literal('')),
    acceptTerms: z.boolean(),
  })
  .refine(({ kind, plan }) => kind !== 'PLAN' || plan, { path: ['plan'], error: 'Vælg en plan' })
  .refine(({ kind, acceptTerms }) => acceptTerms || kind === 'EXPIRE', {
    path: ['acceptTerms'],
    error: 'Du skal acceptere licensbetingelserne for at fortsætte',
  });
type RenewalValues = z.infer<typeof renewalForm>;

const renewalQuery = graphql`
  query RenewalDialogQuery($id: ID!) {
    node(id: $id) {
      ... on License {
        ...RenewalDialog_license @alias(as: "license")
      }
    }
  }
`;

interface RenewalDialogProps {
  licenseId: string;
  /** The choice that is selected first. */
  choice: RenewalChoiceKind;
  /** The number of seats that is filled in first; by default that of an earlier decision. */
  seats?: number;
  onClose: () => void;
}

/** Loads the licence and the prices of its renewal, and shows the form. */
export const RenewalDialog = (props: RenewalDialogProps) => (
  <LoadedDialog title={TITLE} failure="Kunne ikke hente licensen" onClose={props.onClose}>
    {(fetchKey) => <LoadedForm fetchKey={fetchKey} {...props} />}
  </LoadedDialog>
);

function LoadedForm({ licenseId, fetchKey, ...props }: RenewalDialogProps & { fetchKey: number }) {
  const { node } = useLazyLoadQuery<RenewalDialogQuery>(
    renewalQuery,
    { id: licenseId },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  return node?.license && <RenewalForm license={node.license} {...props} />;
}

interface RenewalFormProps extends Omit<RenewalDialogProps, 'licenseId'> {
  license: RenewalDialog_license$key;
}

const licenseFragment = graphql`
  fragment RenewalDialog_license on License {
    id
    type
    quantity
    orderedSeats
    renewalQuantity
    billingInterval
    contractTerm
    validUntil
    noticeDeadline
    installation {
      subdomain
    }
    renewalPrices {
      ...readCompanyPrices_prices
    }
  }
`;

const mutation = graphql`
  mutation RenewalDialogMutation($id: ID!, $choice: RenewalChoice!) {
    decideRenewal(licenseId: $id, choice: $choice) {
      edge {
        node {
          ...LicenseRenewal_license
          ...LicenseGroups_license
        }
      }
    }
  }
`;

/** Decides what happens with a licence at the end of its term, with the price and the consequence of each choice. */
function RenewalForm({ license: key, choice, seats, onClose }: RenewalFormProps) {
  const license = useFragment(licenseFragment, key);
  const { id, type, quantity: now, orderedSeats, contractTerm, validUntil, noticeDeadline, installation } = license;
  const interval = license.billingInterval as Interval;
  const prices = useMemo(() => readCompanyPrices(license.renewalPrices), [license.renewalPrices]);
  const form = useAppForm<RenewalValues>(renewalForm, {
    kind: choice,
    quantity: seats ?? license.renewalQuantity,
    plan: '',
    acceptTerms: false,
  });
  const values = useWatch({ control: form.control }) as RenewalValues;
  const { quantity, plan } = effectiveChoice(values, now, type as Plan);
  const [decide] = useAction<RenewalDialogMutation>(mutation);
  const isRenewal = values.kind !== 'EXPIRE';
  const termsVersion = useTermsVersion('LICENSE');
  const renew = () =>
    decide({
      id,
      choice: {
        outcome: 'RENEW',
        quantity,
        plan,
        priceListId: prices.id,
        billingInterval: interval,
        acceptTerms: values.acceptTerms,
        termsVersion,
      },
    }).catch(async (error: unknown) => {
      await refreshRenewalPrice(error, id);
      throw error;
    });
  const priceOf = (each: Plan) => seatPrice(prices, each, interval);
  return (
    <PricesContext value={prices}>
      <DecisionDialog
        title={TITLE}
        form={form}
        submitLabel={submitLabel(values.kind, quantity, plan, type)}
        ends={!isRenewal}
        decide={() => (isRenewal ? renew() : decide({ id, choice: { outcome: 'EXPIRE' } }))}
        noticeDeadline={noticeDeadline}
        consequence={
          isRenewal
            ? `I har ${formatLicenseCount(now)} til og med ${formatDate(validUntil)} ` +
              `og ${consequence(quantity, plan, type)} derefter. ` +
              (Number.isInteger(quantity) ? orderedSeatsText(quantity, orderedSeats) : '')
            : `I kan bruge dem til og med ${formatDate(validUntil)}. Derefter mister agenterne adgang, ` +
              'og I betaler ikke mere. '
        }
        tone={isRenewal ? 'blue' : 'amber'}
        onClose={onClose}
      >
        <p>
          {labelOf(Plan, type)} på {installation.subdomain}, {formatLicenseCount(now)} til {formatDate(validUntil)}
        </p>
        <RadioCards
          label="Vælg"
          options={[
            {
              value: 'RENEW',
              title: 'Forny uændret',
              text:
                `${yearText(priceOf(type as Plan), now)}. ` +
                `${formatLicenseCount(now)} i ${formatMonthCount(contractTerm)} mere.`,
            },
            { value: 'QUANTITY', title: 'Skift antal', text: `Gælder fra ${renewalDay(validUntil)}.` },
            { value: 'PLAN', title: 'Skift plan', text: `En anden plan fra ${renewalDay(validUntil)}.` },
            {
              value: 'EXPIRE',
              title: 'Lad udløbe',
              text: `0 kr. Agenterne mister adgang efter ${formatDate(validUntil)}.`,
            },
          ]}
          {...form.field('kind')}
        />
        {(values.kind === 'QUANTITY' || values.kind === 'PLAN') && (
          <FormNumberField
            form={form}
            name="quantity"
            label="Antal licenser fra fornyelsen"
            min={LICENSE_QUANTITY_MIN}
            max={LICENSE_QUANTITY_MAX}
            hint={seatsNowText(now, orderedSeats)}
          />
        )}
        {values.kind === 'PLAN' && (
          <Select label="Plan fra fornyelsen" {...form.field('plan')}>
            <option value="">Vælg plan</option>
            {valuesOf(Plan)
              .filter((each) => each !== type)
              .map((each) => (
                <option key={each} value={each}>
                  {planText(each, priceOf(each))}
                </option>
              ))}
          </Select>
        )}
        {isRenewal &&
          Number.isInteger(quantity) &&
          (priceOf(plan) === undefined ? (
            <p>Prisen aftaler vi med jer inden fornyelsen.</p>
          ) : (
            <SeatPrices plan={plan} seats={quantity} interval={interval} months={12} />
          ))}
        {isRenewal && <AcceptTerms document="LICENSE" {...form.field('acceptTerms')} />}
      </DecisionDialog>
    </PricesContext>
  );
}

/** The seats and the plan of the next term: only those that the chosen kind changes. */
function effectiveChoice({ kind, quantity, plan }: RenewalValues, now: number, type: Plan) {
  return {
    quantity: kind === 'QUANTITY' || kind === 'PLAN' ? quantity : now,
    plan: (kind === 'PLAN' && plan) || type,
  };
}

function submitLabel(kind: RenewalChoiceKind, quantity: number, plan: Plan, type: string): string {
  if (kind === 'EXPIRE') return 'Lad udløbe';
  if (kind === 'PLAN') return plan === type ? 'Skift plan' : `Skift til ${labelOf(Plan, plan)}`;
  return kind === 'QUANTITY' && Number.isInteger(quantity) ? `Forny med ${formatCount(quantity)}` : 'Forny';
}

/** As in 'Suite Growth, 15.280 kr om året pr. licens'. */
const planText = (plan: Plan, price: Ore | undefined) =>
  price === undefined
    ? `${labelOf(Plan, plan)}, pris efter aftale`
    : `${labelOf(Plan, plan)}, ${yearText(price, 1)} pr. licens`;

const consequence = (quantity: number, plan: Plan, type: string) =>
  [
    Number.isInteger(quantity) ? formatCount(quantity) : 'et andet antal',
    ...(plan === type ? [] : [`på ${labelOf(Plan, plan)}`]),
  ].join(' ');

/** Fetches the price of the renewal if the server has refused a decision because its price has changed. */
async function refreshRenewalPrice(error: unknown, id: string): Promise<void> {
  if (!(error instanceof PortalError) || error.code !== 'PRICE_CHANGED') return;
  await fetchQuery<RenewalDialogQuery>(environment(), renewalQuery, { id })
    .toPromise()
    .catch(() => undefined);
}
