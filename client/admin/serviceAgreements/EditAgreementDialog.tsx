import { Suspense } from 'react';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { agreementForm } from '../../../domain/sales/validation/serviceAgreements.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { choiceFromName } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Spinner } from '../../ui/Meters.tsx';
import { AgreementFields, type AgreementValues } from './AgreementFields.tsx';
import type { EditAgreementDialog_agreement$key } from '#relay/EditAgreementDialog_agreement.graphql';
import type { EditAgreementDialogMutation } from '#relay/EditAgreementDialogMutation.graphql';
import type { EditAgreementDialogQuery } from '#relay/EditAgreementDialogQuery.graphql';

/** Departments and users that the agreement can belong to; loaded when the dialog opens. */
export const agreementPartiesQuery = graphql`
  query EditAgreementDialogQuery($customerId: ID!) {
    admin {
      customer(id: $customerId) {
        ...AgreementFields_customer
      }
    }
  }
`;

interface EditAgreementDialogProps {
  agreement: EditAgreementDialog_agreement$key;
  parties: PreloadedQuery<EditAgreementDialogQuery>;
  onClose: () => void;
}

const TITLE = 'Rediger serviceaftale';

export const EditAgreementDialog = (props: EditAgreementDialogProps) => (
  <Suspense
    fallback={
      <Dialog title={TITLE} isOpen onClose={props.onClose}>
        <Spinner />
      </Dialog>
    }
  >
    <EditAgreement {...props} />
  </Suspense>
);

const agreementFragment = graphql`
  fragment EditAgreementDialog_agreement on ServiceAgreement {
    id
    version
    status
    startDate
    endDate
    duration
    paymentInterval
    department {
      id
      name
    }
    user {
      id
      name
    }
  }
`;

const mutation = graphql`
  mutation EditAgreementDialogMutation($id: ID!, $version: Int, $changes: ServiceAgreementChanges!) {
    updateServiceAgreement(id: $id, version: $version, changes: $changes) {
      edge {
        node {
          ...AdminAgreementTable_agreement
        }
      }
    }
  }
`;

function EditAgreement({ agreement, parties, onClose }: EditAgreementDialogProps) {
  const {
    admin: { customer },
  } = usePreloadedQuery<EditAgreementDialogQuery>(agreementPartiesQuery, parties);
  const { id, version, department, user, ...stored } = useFragment(agreementFragment, agreement);
  const { status, startDate, endDate, duration, paymentInterval } = stored;
  const values = {
    departmentId: department.id,
    userId: user?.id ?? '',
    status,
    startDate,
    endDate,
    duration,
    paymentInterval,
  } as AgreementValues;
  const form = useAppForm<AgreementValues>(agreementForm, values);
  const [update] = useAction<EditAgreementDialogMutation>(mutation);
  return (
    <EditDialog
      title={TITLE}
      form={form}
      submitLabel="Gem"
      stored={{ version, values }}
      save={(changes, basedOn) => update({ id, version: basedOn, changes })}
      done="Serviceaftale opdateret"
      failure="Der opstod en fejl ved opdatering af serviceaftale"
      onClose={onClose}
    >
      {customer && (
        <AgreementFields
          form={form}
          customer={customer}
          storedBuyer={{ department: choiceFromName(department), user: user && choiceFromName(user) }}
        />
      )}
    </EditDialog>
  );
}
