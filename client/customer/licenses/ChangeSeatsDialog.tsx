import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { wholeNumber } from '../../../domain/basics/rules.ts';
import { type Interval, labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { LICENSE_QUANTITY_MAX, LICENSE_QUANTITY_MIN } from '../../../domain/sales/validation/licenses.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { readDepartment, useDepartmentChanges } from '../../parts/paymentCard/useDepartmentChanges.ts';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { useFormSync } from '../../ui/form/useFormSync.ts';
import { paymentText } from '../payments/paymentText.ts';
import { FewerSeats, TooLateForFewer } from './FewerSeats.tsx';
import { MoreSeats } from './MoreSeats.tsx';
import { seatsNowText } from './seatsText.ts';
import { useOrderApproval } from './useOrderApproval.ts';
import { useOrderLicenses } from './useOrderLicenses.ts';
import type { ChangeSeatsDialog_license$key } from '#relay/ChangeSeatsDialog_license.graphql';

const seatsForm = (min: number, max: number) =>
  z.object({ quantity: wholeNumber(min, max, `Antal licenser skal være mindst ${min}`), acceptTerms: z.boolean() });
type Seats = z.input<ReturnType<typeof seatsForm>>;

interface ChangeSeatsDialogProps {
  license: ChangeSeatsDialog_license$key;
  /** Id of the connection of licence requests, to which an order is added; null on a screen without the list. */
  requestConnectionId: string | null;
  /** Goes on to the decision about the renewal, which fewer seats are a part of. */
  onFewer: (quantity: number) => void;
  onClose: () => void;
}

const licenseFragment = graphql`
  fragment ChangeSeatsDialog_license on License {
    type
    quantity
    orderedSeats
    viewerCanReduceSeats
    contractTerm
    validFrom
    validUntil
    billingInterval
    billedMonths
    installation {
      id
      subdomain
      licenseType
      department {
        ...useDepartmentChanges_department
      }
    }
    ...FewerSeats_license
  }
`;

/** Changes the number of seats: more seats become an order, fewer seats are decided with the renewal. */
export function ChangeSeatsDialog({ license: key, requestConnectionId, onFewer, onClose }: ChangeSeatsDialogProps) {
  const license = useFragment(licenseFragment, key);
  const { type, quantity: currentQuantity, orderedSeats, viewerCanReduceSeats, installation } = license;
  const department = readDepartment(installation.department);
  useDepartmentChanges();
  const currentValues = { quantity: currentQuantity, acceptTerms: false };
  const min = viewerCanReduceSeats ? LICENSE_QUANTITY_MIN : currentQuantity;
  const max = currentQuantity + LICENSE_QUANTITY_MAX;
  const schema = seatsForm(min, max);
  const form = useAppForm<Seats>(schema, currentValues);
  useFormSync(form, { version: currentQuantity, values: currentValues });
  const values = useWatch({ control: form.control }) as Seats;
  const { quantity, acceptTerms } = values;
  // Positive for more seats and negative for fewer. NaN for an invalid number, for which submitting shows the error.
  const seatDifference = schema.safeParse(values).success ? quantity - currentQuantity : NaN;

  const billingInterval = license.billingInterval as Interval;
  const ordered =
    seatDifference > 0
      ? {
          plan: type as Plan,
          seats: seatDifference,
          interval: billingInterval,
          contractTerm: license.contractTerm,
          license: { ...license, billingInterval },
        }
      : undefined;
  const { approval, orderButton } = useOrderApproval(installation.id, ordered);
  const order = useOrderLicenses(requestConnectionId);
  const send = async () => {
    if (seatDifference < 0) return onFewer(quantity);
    return order({
      departmentId: department.id,
      zendeskInstanceId: installation.id,
      requestedLicenses: seatDifference,
      billingInterval,
      acceptTerms,
    }).catch(rethrowFieldErrorsAsMessage);
  };

  const canOrder = acceptTerms && type === installation.licenseType && paymentText(department) !== undefined;
  const submitButton =
    seatDifference > 0 ? orderButton : { submitLabel: seatDifference < 0 ? 'Fortsæt til fornyelsen' : 'Gem' };
  return (
    <SendDialog
      title="Ændr antal licenser"
      form={form}
      send={send}
      failure="Der opstod en fejl"
      onClose={onClose}
      {...submitButton}
      isSubmitDisabled={seatDifference === 0 || (seatDifference > 0 && !canOrder)}
    >
      <p>
        {labelOf(Plan, type)} på {installation.subdomain}
      </p>
      <FormNumberField
        form={form}
        name="quantity"
        label="Antal licenser"
        min={min}
        max={max}
        hint={
          `${seatsNowText(currentQuantity, orderedSeats)} ` +
          'Flere bestilles med det samme, færre besluttes med fornyelsen.'
        }
      />
      {!viewerCanReduceSeats && <TooLateForFewer license={license} />}
      {ordered && (
        <MoreSeats
          additionalSeats={seatDifference}
          currentSeats={currentQuantity}
          orderedSeats={orderedSeats}
          type={type}
          installation={{ ...installation, department }}
          order={ordered}
          approval={approval}
          termsField={form.field('acceptTerms')}
        />
      )}
      {seatDifference < 0 && <FewerSeats license={license} quantity={quantity} />}
    </SendDialog>
  );
}

/** Joins the field errors of an order into one message, because this form does not have the fields of an order. */
function rethrowFieldErrorsAsMessage(error: unknown): never {
  const fieldMessages = error instanceof PortalError ? Object.values(error.fields) : [];
  throw error instanceof PortalError && fieldMessages.length
    ? new PortalError(fieldMessages.join('. '), error.code)
    : error;
}
