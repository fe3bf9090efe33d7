import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { useBuyDepartments } from '../../parts/paymentCard/useBuyDepartments.ts';
import { registerTitle } from '../../public/events/placeWords.ts';
import type { Notice } from '../../public/events/useNotice.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { NoDepartments } from '../departments/NoDepartments.tsx';
import { PaidRegisterForm } from './PaidRegisterForm.tsx';
import type { PaidRegisterDialog_event$key } from '#relay/PaidRegisterDialog_event.graphql';
import type { PaidRegisterDialogQuery, PaidRegisterDialogQuery$data } from '#relay/PaidRegisterDialogQuery.graphql';

const placeQuery = graphql`
  query PaidRegisterDialogQuery {
    viewer {
      user {
        name
        email
      }
      customer {
        name
        phoneNumber
        ...useBuyDepartments_customer
      }
    }
  }
`;

interface DialogProps {
  event: PaidRegisterDialog_event$key;
  notice: Notice;
  onClose: () => void;
}

interface PaidRegisterDialogProps extends DialogProps {
  queryRef: PreloadedQuery<PaidRegisterDialogQuery>;
  onRetry: () => void;
}

/** Registers a user of a company for a paid event: asks for the department that pays. */
export const PaidRegisterDialog = ({ onRetry, ...props }: PaidRegisterDialogProps) => (
  <DialogBoundary
    key={props.queryRef.fetchKey}
    title="Tilmeld"
    failure="Kunne ikke hente afdelinger"
    onRetry={onRetry}
    onClose={props.onClose}
  >
    <DialogContent {...props} />
  </DialogBoundary>
);

function DialogContent({ queryRef, ...props }: Omit<PaidRegisterDialogProps, 'onRetry'>) {
  const { viewer } = usePreloadedQuery<PaidRegisterDialogQuery>(placeQuery, queryRef);
  return viewer.customer && <FormOrNotice {...props} user={viewer.user} customer={viewer.customer} />;
}

type Viewer = PaidRegisterDialogQuery$data['viewer'];

interface FormOrNoticeProps extends DialogProps {
  user: Viewer['user'];
  customer: NonNullable<Viewer['customer']>;
}

const eventFragment = graphql`
  fragment PaidRegisterDialog_event on Event {
    title
    ...PaidRegisterForm_event
  }
`;

/** The form, or a notice for a user who may not buy, or whose company has no department that could pay. */
function FormOrNotice({ event: key, user, customer, notice, onClose }: FormOrNoticeProps) {
  const event = useFragment(eventFragment, key);
  const { canBuy } = usePermissions();
  const { departments, moreDepartments } = useBuyDepartments(customer, null);
  if (canBuy && departments.length)
    return (
      <PaidRegisterForm
        event={event}
        departments={departments}
        moreDepartments={moreDepartments}
        prefilled={{
          name: user?.name,
          email: user?.email,
          phone: customer.phoneNumber,
          company: customer.name,
        }}
        notice={notice}
        onClose={onClose}
      />
    );
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
