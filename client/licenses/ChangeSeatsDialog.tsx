import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { formatCount } from '../../domain/formatCount.ts';
import { LICENSE_QUANTITY_MAX, LICENSE_QUANTITY_MIN } from '../../domain/validation/licenses.ts';
import { wholeNumber } from '../../domain/validation/rules.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import { paymentText } from '../payments/paymentText.ts';
import { PortalError } from '../relay/errors.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { FormNumberField } from '../ui/form/FormNumberField.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { useFormSync } from '../ui/form/useFormSync.ts';
import { FewerSeats, TooLateForFewer } from './FewerSeats.tsx';
import { MoreSeats } from './MoreSeats.tsx';
import { readDepartment, useDepartmentChanges } from './useDepartmentChanges.ts';
import { orderButton, useOrderLicenses } from './useOrderLicenses.ts';
import { useReduceSeats } from './useReduceSeats.ts';
import type { ChangeSeatsDialog_license$key } from './__generated__/ChangeSeatsDialog_license.graphql.ts';

const seatsForm = (min: number, max: number) =>
  z.object({ quantity: wholeNumber(min, max, `Antal licenser skal være mindst ${min}`), acceptTerms: z.boolean() });
type Seats = z.input<ReturnType<typeof seatsForm>>;

interface ChangeSeatsDialogProps {
  license: ChangeSeatsDialog_license$key;
  /** Connection id of the list that an order of more seats is inserted into. */
  requests: string;
  onClose: () => void;
}

/** Changes the number of seats: more seats are ordered now, fewer seats take effect at the next renewal. */
export function ChangeSeatsDialog({ license: key, requests, onClose }: ChangeSeatsDialogProps) {
  const license = useFragment(
    graphql`
      fragment ChangeSeatsDialog_license on License {
        id
        type
        quantity
        viewerCanReduceSeats
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
    `,
    key,
  );
  const { id, type, quantity: current, viewerCanReduceSeats, installation } = license;
  const department = readDepartment(installation.department);
  useDepartmentChanges();
  const unchanged = { quantity: current, acceptTerms: false };
  const [min, max] = [viewerCanReduceSeats ? LICENSE_QUANTITY_MIN : current, current + LICENSE_QUANTITY_MAX];
  const schema = seatsForm(min, max);
  const form = useAppForm<Seats>(schema, unchanged);
  useFormSync(form, { version: current, values: unchanged });
  const values = useWatch({ control: form.control }) as Seats;
  const { quantity, acceptTerms } = values;
  // An invalid number is neither more nor fewer; submitting it shows what is wrong.
  const more = schema.safeParse(values).success ? quantity - current : NaN;

  const order = useOrderLicenses(requests);
  const reduce = useReduceSeats();
  const { submit, message } = useSubmit(
    form,
    async () => {
      const target = { departmentId: department.id, zendeskInstanceId: installation.id };
      if (more > 0) await order({ ...target, requestedLicenses: more, acceptTerms }).catch(throwAsMessage);
      else await reduce(id, quantity);
      onClose();
    },
    'Der opstod en fejl',
  );

  const canOrder = acceptTerms && type === installation.licenseType && paymentText(department) !== undefined;
  const button = more > 0 ? orderButton : { submitLabel: more < 0 ? 'Sæt ned ved fornyelsen' : 'Gem' };
  return (
    <FormDialog
      title="Ændr antal licenser"
      form={form}
      message={message}
      onSubmit={submit}
      onClose={onClose}
      {...button}
      isSubmitDisabled={more === 0 || (more > 0 && !canOrder)}
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
        hint={`I har ${formatCount(current)} nu. Flere bestilles med det samme, færre gælder fra næste fornyelse.`}
      />
      {!viewerCanReduceSeats && <TooLateForFewer license={license} />}
      {more > 0 && (
        <MoreSeats
          more={more}
          current={current}
          type={type}
          installation={{ ...installation, department }}
          termsField={form.field('acceptTerms')}
        />
      )}
      {more < 0 && <FewerSeats license={license} quantity={quantity} />}
    </FormDialog>
  );
}

/** The order's field errors belong to fields that this form does not have, so they become one message. */
function throwAsMessage(error: unknown): never {
  const words = error instanceof PortalError ? Object.values(error.fields) : [];
  throw error instanceof PortalError && words.length ? new PortalError(words.join('. '), error.code) : error;
}
