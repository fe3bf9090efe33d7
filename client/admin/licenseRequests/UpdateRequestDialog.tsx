import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { requestStatusText } from '../../../domain/backOffice/consequences.ts';
import { enumOf, labelOf, LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import {
  LICENSE_QUANTITY_MAX,
  LICENSE_QUANTITY_MIN,
  requestUpdate,
} from '../../../domain/sales/validation/licenses.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { FactList } from '../../ui/Card.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextArea } from '../../ui/TextField.tsx';
import type { UpdateRequestDialog_request$key } from '#relay/UpdateRequestDialog_request.graphql';
import type { UpdateRequestDialogCompleteMutation } from '#relay/UpdateRequestDialogCompleteMutation.graphql';
import type { UpdateRequestDialogMutation } from '#relay/UpdateRequestDialogMutation.graphql';

const updateForm = requestUpdate.extend({ status: z.enum(enumOf(LicenseRequestStatus), 'Vælg en status') });
type UpdateValues = z.input<typeof updateForm>;

const requestFragment = graphql`
  fragment UpdateRequestDialog_request on LicenseRequest {
    id
    version
    status
    requestedLicenses
    adminNotes
    isFulfilled
    licenseType
    department {
      name
      customer {
        name
      }
    }
    installation {
      subdomain
    }
    user {
      email
    }
  }
`;

const mutation = graphql`
  mutation UpdateRequestDialogMutation(
    $id: ID!
    $version: Int
    $status: LicenseRequestStatus!
    $adminNotes: String
    $quantity: Int
  ) {
    setLicenseRequestStatus(id: $id, version: $version, status: $status, adminNotes: $adminNotes, quantity: $quantity) {
      edge {
        node {
          ...AdminRequestTable_request
        }
      }
    }
  }
`;

const completeMutation = graphql`
  mutation UpdateRequestDialogCompleteMutation($id: ID!, $version: Int, $adminNotes: String, $quantity: Int) {
    completeLicenseRequest(id: $id, version: $version, adminNotes: $adminNotes, quantity: $quantity) {
      edge {
        node {
          ...AdminRequestTable_request
        }
      }
    }
  }
`;

/** Changes the status, quantity and notes of a licence request. Completing a request creates its licences, once. */
export function UpdateRequestDialog({
  request,
  onClose,
}: {
  request: UpdateRequestDialog_request$key;
  onClose: () => void;
}) {
  const {
    id,
    version,
    status,
    requestedLicenses,
    adminNotes,
    isFulfilled,
    licenseType,
    department,
    installation,
    user,
  } = useFragment(requestFragment, request);
  const values = { status: status as LicenseRequestStatus, quantity: requestedLicenses, adminNotes: adminNotes ?? '' };
  const form = useAppForm<UpdateValues>(updateForm, values);
  const typedValues = useWatch({ control: form.control });
  const [setStatus] = useAction<UpdateRequestDialogMutation>(mutation);
  const [complete] = useAction<UpdateRequestDialogCompleteMutation>(completeMutation);
  const plan = labelOf(Plan, licenseType);
  const installationAddress = `${installation.subdomain}${SUBDOMAIN_SUFFIX}`;
  return (
    <EditDialog
      title="Opdater status"
      form={form}
      submitLabel="Opdater status"
      stored={{ version, values }}
      save={async ({ status: newStatus, ...rest }, basedOn) => {
        const input = { id, version: basedOn, ...rest };
        await (newStatus === 'COMPLETED' ? complete(input) : setStatus({ ...input, status: newStatus }));
      }}
      done="Status opdateret"
      failure="Der opstod en fejl ved opdatering af status"
      onClose={onClose}
    >
      <FactList
        facts={[
          { term: 'Kunde', value: department.customer.name },
          { term: 'Afdeling', value: department.name },
          { term: 'Licenser', value: `${plan} til ${installationAddress}` },
          ...(user ? [{ term: 'Bestilt af', value: user.email }] : []),
        ]}
      />
      <Select label="Status" {...form.field('status')}>
        <Options words={LicenseRequestStatus} />
      </Select>
      <FormNumberField
        form={form}
        name="quantity"
        label="Antal licenser"
        min={LICENSE_QUANTITY_MIN}
        max={LICENSE_QUANTITY_MAX}
        disabled={isFulfilled}
      />
      <TextArea label="Noter" optional hint="Kun administratorer ser dem." {...form.field('adminNotes')} />
      {isFulfilled ? (
        <Banner tone="grey">
          Licenserne er allerede oprettet. Det sker kun én gang, uanset hvad status ændres til.
        </Banner>
      ) : (
        typedValues.status !== undefined &&
        typedValues.status !== status && (
          <Banner tone="blue">
            {requestStatusText(
              typedValues.status,
              { quantity: typedValues.quantity ?? requestedLicenses, plan, address: installationAddress },
              user?.email,
            )}
          </Banner>
        )
      )}
    </EditDialog>
  );
}
