import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { cancelTerms } from '../../../domain/events/events.ts';
import type { BuyDepartment } from '../../parts/paymentCard/useBuyDepartments.ts';
import { registerTitle } from '../../public/events/placeWords.ts';
import { RegistrationFields } from '../../public/events/RegistrationFields.tsx';
import type { Notice } from '../../public/events/useNotice.ts';
import type { PrefilledFields } from '../../public/events/useRegistrationForm.ts';
import { Banner } from '../../ui/Banner.tsx';
import type { MoreChoices } from '../../ui/choices.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { CardRefused } from '../payments/CardRefused.tsx';
import { PayingDepartment } from '../payments/PayingDepartment.tsx';
import { paymentText } from '../payments/paymentText.ts';
import { offeredRegistration } from './offeredRegistration.ts';
import { OnlineMeeting } from './OnlineMeeting.tsx';
import { PlacePrice } from './PlacePrice.tsx';
import { usePaidRegistrationForm } from './usePaidRegistrationForm.ts';
import { usePlacePurchase } from './usePlacePurchase.ts';
import type { PaidRegisterForm_event$key } from '#relay/PaidRegisterForm_event.graphql';

interface PaidRegisterFormProps {
  event: PaidRegisterForm_event$key;
  departments: BuyDepartment[];
  moreDepartments: MoreChoices;
  prefilled: PrefilledFields;
  notice: Notice;
  onClose: () => void;
}

const eventFragment = graphql`
  fragment PaidRegisterForm_event on Event {
    id
    title
    price
    isOnline
    meetingLink
    freeUntil
    ...offeredRegistration_event
  }
`;

export function PaidRegisterForm({
  event: key,
  departments,
  moreDepartments,
  prefilled,
  notice,
  onClose,
}: PaidRegisterFormProps) {
  const event = useFragment(eventFragment, key);
  const { id, title, isOnline, meetingLink, freeUntil } = event;
  const offered = offeredRegistration(event);
  const onlyDepartment = departments.length === 1 && !moreDepartments.hasMore ? departments[0] : undefined;
  const { form, isIncomplete } = usePaidRegistrationForm(offered ?? prefilled, onlyDepartment?.id);
  const departmentId = useWatch({ control: form.control, name: 'departmentId' });
  const department = departments.find((each) => each.id === departmentId);
  const net = (offered ? offered.price : event.price) ?? 0;
  const { submit, message, refusal } = usePlacePurchase(form, { eventId: id, price: net }, notice, onClose);
  return (
    <FormDialog
      title={registerTitle(title)}
      form={form}
      submitLabel={department?.paymentMethod === 'CREDIT_CARD' ? 'Tilmeld og betal' : 'Tilmeld'}
      pendingText="Tilmelder..."
      isSubmitDisabled={isIncomplete || (department !== undefined && !paymentText(department))}
      message={refusal ? <CardRefused reason={refusal} /> : message}
      onSubmit={submit}
      onClose={onClose}
    >
      <PayingDepartment
        form={form}
        name="departmentId"
        label="Afdeling, der betaler"
        departments={departments}
        moreDepartments={moreDepartments}
        department={department}
      />
      <PlacePrice net={net} isByCard={department?.paymentMethod === 'CREDIT_CARD'} />
      <Banner tone="blue">{cancelTerms(freeUntil)}</Banner>
      {isOnline && <OnlineMeeting link={meetingLink} />}
      <RegistrationFields field={form.field} />
    </FormDialog>
  );
}
