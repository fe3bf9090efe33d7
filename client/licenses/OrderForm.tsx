import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { LICENSE_QUANTITY_MAX, LICENSE_QUANTITY_MIN } from '../../domain/validation/licenses.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import { paymentText } from '../payments/paymentText.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { FormNumberField } from '../ui/form/FormNumberField.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { Select } from '../ui/TextField.tsx';
import { InstallationFacts } from './InstallationFacts.tsx';
import { InstallationMissing, PaymentMissing } from './OrderWarnings.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { orderButton, useOrderLicenses, type LicenseOrder } from './useOrderLicenses.ts';
import type { OrderDepartment, OrderInstallation } from './useOrderOptions.ts';

/** What is missing may be so: it is told as one list. */
const orderForm = z.object({
  departmentId: z.string(),
  zendeskInstanceId: z.string(),
  requestedLicenses: z.custom<number>((count) => Number.isNaN(count) || Number.isInteger(count), 'Skriv et helt tal')
    .refine((count) => !(count > LICENSE_QUANTITY_MAX), `Højst ${LICENSE_QUANTITY_MAX}`),
  acceptTerms: z.boolean(),
});

interface OrderFormProps {
  departments: OrderDepartment[];
  installations: OrderInstallation[];
  requests: string;
  onClose: () => void;
}

export function OrderForm({ departments, installations, requests, onClose }: OrderFormProps) {
  const installationsOf = (departmentId: string) => installations.filter(({ department }) => department.id === departmentId);
  const onlyDepartment = onlyId(departments);
  const form = useAppForm<LicenseOrder>(orderForm, {
    departmentId: onlyDepartment, zendeskInstanceId: onlyId(installationsOf(onlyDepartment)), requestedLicenses: LICENSE_QUANTITY_MIN, acceptTerms: false,
  });
  const { departmentId, zendeskInstanceId, acceptTerms } = useWatch({ control: form.control }) as LicenseOrder;
  const department = departments.find(({ id }) => id === departmentId);
  const offered = installationsOf(departmentId);
  const installation = offered.find(({ id }) => id === zendeskInstanceId);
  const payment = department && paymentText(department);

  const order = useOrderLicenses(requests);
  const { submit, message } = useSubmit(form, async (wanted: LicenseOrder) => {
    await order(wanted);
    onClose();
  }, 'Der opstod en fejl');

  const departmentField = form.field('departmentId');
  return (
    <FormDialog
      title="Bestil licens" form={form} message={message} onSubmit={submit} onClose={onClose}
      {...orderButton} isSubmitDisabled={!acceptTerms || (department !== undefined && !payment)}
    >
      <p>Bestillingen bliver til en licensanmodning, som vi behandler.</p>
      <Select
        label="Afdeling" hint={payment} {...departmentField}
        onChange={async (event) => {
          await departmentField.onChange(event);
          form.setValue('zendeskInstanceId', onlyId(installationsOf(event.target.value)), { shouldDirty: true });
        }}
      >
        <option value="">Vælg afdeling</option>
        {departments.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </Select>
      {department && !payment && <PaymentMissing name={department.name} />}
      <Select label="Zendesk installation" {...form.field('zendeskInstanceId')}>
        <option value="">Vælg Zendesk installation</option>
        {offered.map(({ id, subdomain, licenseType }) => <option key={id} value={id}>{subdomain} · {labelOf(Plan, licenseType)}</option>)}
      </Select>
      {department && !offered.length && <InstallationMissing name={department.name} />}
      <FormNumberField form={form} name="requestedLicenses" label="Antal licenser" min={LICENSE_QUANTITY_MIN} max={LICENSE_QUANTITY_MAX} keepsTyped />
      {installation && <InstallationFacts {...installation} />}
      <TermsCheckbox {...form.field('acceptTerms')} />
    </FormDialog>
  );
}

/** Where there is but one, nobody need choose it. */
const onlyId = (options: readonly { readonly id: string }[]) => (options.length === 1 ? options[0]!.id : '');
