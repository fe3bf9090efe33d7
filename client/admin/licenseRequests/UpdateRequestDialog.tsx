import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { SUBDOMAIN_SUFFIX } from '../../../domain/subdomain.ts';
import { LICENSE_QUANTITY_MAX, LICENSE_QUANTITY_MIN, requestUpdate } from '../../../domain/validation/licenses.ts';
import { enumOf, labelOf, LicenseRequestStatus, Plan, valuesOf } from '../../../domain/vocabulary.ts';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Facts } from '../../ui/Card.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { StaleBanner } from '../../ui/form/StaleBanner.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { useFollowing } from '../../ui/form/useFollowing.ts';
import { Select, TextArea } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { UpdateRequestDialog_request$key } from './__generated__/UpdateRequestDialog_request.graphql.ts';
import type { UpdateRequestDialogCompleteMutation } from './__generated__/UpdateRequestDialogCompleteMutation.graphql.ts';
import type { UpdateRequestDialogMutation } from './__generated__/UpdateRequestDialogMutation.graphql.ts';

const updateForm = requestUpdate.extend({ status: z.enum(enumOf(LicenseRequestStatus), 'Vælg en status') });
type Update = z.input<typeof updateForm>;

export function UpdateRequestDialog({ request, onClose }: { request: UpdateRequestDialog_request$key; onClose: () => void }) {
  const { id, version, status, requestedLicenses, adminNotes, isFulfilled, licenseType, department, installation, user } = useFragment(
    graphql`
      fragment UpdateRequestDialog_request on LicenseRequest {
        id
        version
        status
        requestedLicenses
        adminNotes
        isFulfilled
        licenseType
        department { name customer { name } }
        installation { subdomain }
        user { email }
      }
    `,
    request,
  );
  const values = { status: status as LicenseRequestStatus, quantity: requestedLicenses, adminNotes: adminNotes ?? '' };
  const form = useAppForm<Update>(updateForm, values);
  const { version: basedOn, isBehind, takeNewest } = useFollowing<Update>(form, { version, values });
  const wanted = useWatch({ control: form.control });
  const { revalidate } = useRevalidator();
  const [setStatus] = useAction<UpdateRequestDialogMutation>(graphql`
    mutation UpdateRequestDialogMutation($id: ID!, $version: Int, $status: LicenseRequestStatus!, $adminNotes: String, $quantity: Int) {
      setLicenseRequestStatus(id: $id, version: $version, status: $status, adminNotes: $adminNotes, quantity: $quantity) {
        edge { node { ...AdminRequestTable_request @relay(mask: false) } }
      }
    }
  `);
  const [complete] = useAction<UpdateRequestDialogCompleteMutation>(graphql`
    mutation UpdateRequestDialogCompleteMutation($id: ID!, $version: Int, $adminNotes: String, $quantity: Int) {
      completeLicenseRequest(id: $id, version: $version, adminNotes: $adminNotes, quantity: $quantity) {
        edge { node { ...AdminRequestTable_request @relay(mask: false) } }
      }
    }
  `);
  const { submit, message, isConflict, forget } = useSubmit(form, async ({ status: next, ...rest }: Update) => {
    const what = { id, version: basedOn, ...rest };
    await (next === 'COMPLETED' ? complete(what) : setStatus({ ...what, status: next }));
    toast.success('Status opdateret');
    onClose();
  }, 'Der opstod en fejl ved opdatering af status');
  const fetchNewest = () => {
    forget();
    takeNewest();
    void revalidate();
  };
  const isStale = isBehind || isConflict;
  const plan = labelOf(Plan, licenseType);
  const address = `${installation.subdomain}${SUBDOMAIN_SUFFIX}`;
  return (
    <FormDialog title="Opdater status" form={form} submitLabel="Opdater status" message={isStale ? undefined : message} onSubmit={submit} onClose={onClose}>
      {isStale && <StaleBanner onTakeNewest={fetchNewest} />}
      <Facts
        facts={[
          { term: 'Kunde', value: department.customer.name },
          { term: 'Afdeling', value: department.name },
          { term: 'Licenser', value: `${plan} til ${address}` },
          ...(user ? [{ term: 'Bestilt af', value: user.email }] : []),
        ]}
      />
      <Select label="Status" {...form.field('status')}>
        {valuesOf(LicenseRequestStatus).map((value) => <option key={value} value={value}>{LicenseRequestStatus[value].label}</option>)}
      </Select>
      <FormNumberField form={form} name="quantity" label="Antal licenser" min={LICENSE_QUANTITY_MIN} max={LICENSE_QUANTITY_MAX} disabled={isFulfilled} />
      <TextArea label="Noter" optional hint="Kun administratorer ser dem." {...form.field('adminNotes')} />
      {isFulfilled
        ? <Banner tone="grey">Licenserne er allerede oprettet. Det sker kun én gang, uanset hvad status ændres til.</Banner>
        : wanted.status === 'COMPLETED' && <Banner tone="blue">{wanted.quantity} {plan} lægges til {address}, så snart du opdaterer.</Banner>}
    </FormDialog>
  );
}
