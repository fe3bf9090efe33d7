import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { formatCount, formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { type Interval, labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import type { LicenseTerm } from '../../../domain/sales/licensePricing.ts';
import { LICENSE_QUANTITY_MAX, LICENSE_QUANTITY_MIN } from '../../../domain/sales/validation/licenses.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { ApprovalNotice } from '../../parts/paymentCard/ApprovalNotice.tsx';
import { AcceptTerms } from '../../public/terms/AcceptTerms.tsx';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PayingDepartment } from '../payments/PayingDepartment.tsx';
import { paymentText } from '../payments/paymentText.ts';
import { InstallationFacts } from './InstallationFacts.tsx';
import { OrderPrice, type OrderPriceProps } from './OrderPrice.tsx';
import { InstallationMissing } from './OrderWarnings.tsx';
import { useOrderApproval } from './useOrderApproval.ts';
import { useOrderLicenses, type LicenseOrder } from './useOrderLicenses.ts';
import type { OrderOptions } from './useOrderOptions.ts';

/** Accepts empty fields, because `useOrderLicenses` reports all missing fields in one message. */
const orderForm = z.object({
  departmentId: z.string(),
  zendeskInstanceId: z.string(),
  requestedLicenses: z
    .custom<number>((count) => Number.isNaN(count) || Number.isInteger(count), 'Skriv et helt tal')
    .refine((count) => !(count > LICENSE_QUANTITY_MAX), `Højst ${LICENSE_QUANTITY_MAX}`),
  acceptTerms: z.boolean(),
});

/** The order that a link or advice leads to. */
export interface OrderPreset {
  departmentId: string;
  installationId: string;
  seats: number;
}

interface OrderFormProps extends OrderOptions {
  /** Id of the connection of licence requests, to which the order is added; null on a screen without the list. */
  requestConnectionId: string | null;
  preset?: OrderPreset;
  onClose: () => void;
}

export function OrderForm({
  departments,
  moreDepartments,
  installations,
  moreInstallations,
  requestConnectionId,
  preset,
  onClose,
}: OrderFormProps) {
  const installationsOf = (departmentId: string) =>
    installations.filter(({ department }) => department.id === departmentId);
  const onlyInstallationOf = (departmentId: string) =>
    moreInstallations.hasMore ? '' : onlyId(installationsOf(departmentId));
  const onlyDepartment = onlyId(departments);
  const form = useAppForm<LicenseOrder>(orderForm, {
    departmentId: preset?.departmentId ?? onlyDepartment,
    zendeskInstanceId: preset?.installationId ?? onlyInstallationOf(onlyDepartment),
    requestedLicenses: preset?.seats ?? LICENSE_QUANTITY_MIN,
    acceptTerms: false,
  });
  const { departmentId, zendeskInstanceId, requestedLicenses, acceptTerms } = useWatch({
    control: form.control,
  }) as LicenseOrder;
  const department = departments.find(({ id }) => id === departmentId);
  const departmentInstallations = installationsOf(departmentId);
  const installation = departmentInstallations.find(({ id }) => id === zendeskInstanceId);

  const ordered: OrderPriceProps | undefined =
    installation && isSeatCount(requestedLicenses)
      ? {
          plan: installation.licenseType as Plan,
          seats: requestedLicenses,
          interval: intervalOf(installation),
          contractTerm: installation.contractTerm,
          license: readTerm(installation.activeLicense),
        }
      : undefined;
  const { approval, orderButton } = useOrderApproval(zendeskInstanceId, ordered);
  const order = useOrderLicenses(requestConnectionId);
  // Every change of a field clears the message, because the message may name that field as missing.
  const { submit, message, clearError } = useSubmit(
    form,
    async (values: LicenseOrder) => {
      await order({ ...values, ...(installation && { billingInterval: intervalOf(installation) }) });
      onClose();
    },
    'Der opstod en fejl',
  );
  const chooseDepartment = (id: string) => {
    form.setValue('zendeskInstanceId', onlyInstallationOf(id), { shouldDirty: true });
    clearError();
  };

  return (
    <FormDialog
      title="Bestil licens"
      form={form}
      message={message}
      onSubmit={submit}
      onClose={onClose}
      {...orderButton}
      isSubmitDisabled={!acceptTerms || (department !== undefined && !paymentText(department))}
    >
      <p>Bestillingen bliver til en licensanmodning, som vi behandler.</p>
      <PayingDepartment
        form={form}
        name="departmentId"
        departments={departments}
        moreDepartments={moreDepartments}
        department={department}
        onChosen={chooseDepartment}
      />
      <FormChoiceField
        form={form}
        name="zendeskInstanceId"
        label="Zendesk installation"
        empty="Vælg Zendesk installation"
        choices={departmentInstallations.map(({ id, subdomain, licenseType }) => ({
          id,
          title: `${subdomain} · ${labelOf(Plan, licenseType)}`,
        }))}
        more={moreInstallations}
        onChosen={clearError}
      />
      {department && !departmentInstallations.length && !moreInstallations.hasMore && (
        <InstallationMissing name={department.name} />
      )}
      <FormNumberField
        form={form}
        name="requestedLicenses"
        label="Antal licenser"
        min={LICENSE_QUANTITY_MIN}
        max={LICENSE_QUANTITY_MAX}
        onChanged={clearError}
      />
      {installation && <InstallationFacts {...installation} />}
      {installation && (
        <SeatsNow licensed={installation.activeLicense?.quantity ?? 0} ordered={installation.orderedSeats} />
      )}
      {ordered && <OrderPrice {...ordered} />}
      <ApprovalNotice approval={approval} />
      <AcceptTerms document="LICENSE" {...form.field('acceptTerms', { onChange: clearError })} />
    </FormDialog>
  );
}

const isSeatCount = (count: number) =>
  Number.isInteger(count) && count >= LICENSE_QUANTITY_MIN && count <= LICENSE_QUANTITY_MAX;

const readTerm = (license: OrderOptions['installations'][number]['activeLicense']): LicenseTerm | undefined =>
  license ? { ...license, billingInterval: license.billingInterval as Interval } : undefined;

/** How often ordered seats are billed: as the licence that gets them, or as the installation's new one. */
const intervalOf = ({ activeLicense, paymentInterval }: OrderOptions['installations'][number]) =>
  (activeLicense?.billingInterval ?? paymentInterval) as Interval;

/** Says how many seats the installation has and awaits, so that nothing is ordered twice by mistake. */
const SeatsNow = ({ licensed, ordered }: { licensed: number; ordered: number }) => (
  <p>
    I har {formatLicenseCount(licensed)}
    {ordered > 0 ? ` og ${formatCount(ordered)} på vej.` : '. Ingen er på vej.'}
  </p>
);

/** Returns the id of the only option, or an empty string when there are several or none. */
const onlyId = (options: readonly { readonly id: string }[]) => (options.length === 1 ? options[0]!.id : '');
