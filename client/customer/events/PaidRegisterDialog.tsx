import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { useBuyDepartments } from '../../parts/paymentCard/useBuyDepartments.ts';
import { registerTitle } from '../../public/events/placeWords.ts';
import type { Notice } from '../../public/events/useNotice.ts';
import type { PrefilledFields } from '../../public/events/useRegistrationForm.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadedDialog } from '../../ui/DialogBoundary.tsx';
import { NoDepartments } from '../departments/NoDepartments.tsx';
import { PaidRegisterForm } from './PaidRegisterForm.tsx';
import { readPrefilled } from './readPrefilled.ts';
import type { PaidRegisterDialog_event$key } from '#relay/PaidRegisterDialog_event.graphql';
import type { PaidRegisterDialogQuery } from '#relay/PaidRegisterDialogQuery.graphql';
import type { useBuyDepartments_customer$key } from '#relay/useBuyDepartments_customer.graphql';

const placeQuery = graphql`
  query PaidRegisterDialogQuery {
    viewer {
      ...readPrefilled_viewer
      customer {
        ...useBuyDepartments_customer
      }
    }
  }
`;

interface PaidRegisterDialogProps {
  event: PaidRegisterDialog_event$key;
  notice: Notice;
  onClose: () => void;
}

/** Registers a user of a company for a paid event: asks for the department that pays. */
export const PaidRegisterDialog = (props: PaidRegisterDialogProps) => (
  <LoadedDialog title="Tilmeld" failure="Kunne ikke hente afdelinger" onClose={props.onClose}>
    {(fetchKey) => <DialogContent fetchKey={fetchKey} {...props} />}
  </LoadedDialog>
);

function DialogContent({ fetchKey, ...props }: PaidRegisterDialogProps & { fetchKey: number }) {
  const { viewer } = useLazyLoadQuery<PaidRegisterDialogQuery>(
    placeQuery,
    {},
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  return viewer.customer && <FormOrNotice {...props} prefilled={readPrefilled(viewer)} customer={viewer.customer} />;
}

interface FormOrNoticeProps extends PaidRegisterDialogProps {
  prefilled: PrefilledFields;
  customer: useBuyDepartments_customer$key;
}

const eventFragment = graphql`
  fragment PaidRegisterDialog_event on Event {
    title
    ...PaidRegisterForm_event
  }
`;

/** The form, or a notice for a user who may not buy, or whose company has no department that could pay. */
function FormOrNotice({ event: key, customer, ...props }: FormOrNoticeProps) {
  const event = useFragment(eventFragment, key);
  const { onClose } = props;
  const { canBuy } = usePermissions();
  const choices = useBuyDepartments(customer, null);
  if (canBuy && choices.departments.length) return <PaidRegisterForm event={event} {...choices} {...props} />;
  return (
    <Dialog title={registerTitle(event.title)} isOpen onClose={onClose} footer={<Button onPress={onClose}>Luk</Button>}>
      {canBuy ? (
        <NoDepartments subject="Betalingen" />
      ) : (
        <Banner tone="blue">
          Eventet koster penge, og du kan ikke købe for din virksomhed. Bed en kontoadministrator om at gøre dig til
          indkøber.
        </Banner>
      )}
    </Dialog>
  );
}
