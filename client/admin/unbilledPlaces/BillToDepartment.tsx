import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { onlyDepartment, useDepartmentChoices } from '../useDepartmentChoices.ts';
import { PlaceSummary } from './PlaceSummary.tsx';
import { useBillPlace } from './useBillPlace.ts';
import type { PlaceDialogProps } from './WaivePlaceDialog.tsx';
import type { BillToDepartment_customer$key } from '#relay/BillToDepartment_customer.graphql';

const departmentForm = z.object({ departmentId: z.string().min(1, 'Vælg den afdeling, der betaler') });
type Values = z.input<typeof departmentForm>;

interface BillToDepartmentProps extends PlaceDialogProps {
  customer: BillToDepartment_customer$key;
}

const customerFragment = graphql`
  fragment BillToDepartment_customer on Customer {
    name
    ...useDepartmentChoices_customer
  }
`;

/** Bills a place to a department of an existing company, always on invoice. */
export function BillToDepartment({ customer: key, place, connections, onClose }: BillToDepartmentProps) {
  const customer = useFragment(customerFragment, key);
  const departments = useDepartmentChoices(customer);
  const form = useAppForm<Values>(departmentForm, { departmentId: onlyDepartment(customer) });
  const bill = useBillPlace(place, connections);
  return (
    <SendDialog
      title={`Fakturér ${customer.name}`}
      form={form}
      submitLabel="Fakturér"
      send={({ departmentId }) => bill({ departmentId })}
      failure="Kunne ikke fakturere pladsen"
      onClose={onClose}
    >
      <PlaceSummary place={place} />
      <FormChoiceField
        form={form}
        name="departmentId"
        label="Afdeling"
        empty="Vælg afdeling"
        hint="Betales på faktura, også når afdelingen ellers betaler med kort."
        {...departments}
      />
    </SendDialog>
  );
}
