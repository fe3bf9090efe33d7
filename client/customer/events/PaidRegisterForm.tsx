import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { cancelTerms } from '../../../domain/events/events.ts';
import type { BuyDepartment } from '../../parts/paymentCard/useBuyDepartments.ts';
import { registerTitle } from '../../public/events/placeWords.ts';
import { RegistrationFields } from '../../public/events/RegistrationFields.tsx';
import type { Notice } from '../../public/events/useNotice.ts';
import { Banner } from '../../ui/Banner.tsx';
import { choiceFromName } from '../../ui/ChoiceField.tsx';
import type { MoreChoices } from '../../ui/choices.ts';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { CardRefused } from '../payments/CardRefused.tsx';
import { PaymentMissing } from '../payments/PaymentMissing.tsx';
import { paymentText } from '../payments/paymentText.ts';
import { offeredRegistration } from './offeredRegistration.ts';
import { OnlineMeeting } from './OnlineMeeting.tsx';
import { PlacePrice } from './PlacePrice.tsx';
import { usePaidRegistrationForm, type PrefilledFields } from './usePaidRegistrationForm.ts';
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

const placeholders = { diet: 'F.eks. vegetar eller allergier', wishes: 'F.eks. adgang for kørestol eller tolk' };

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
  const payment = department && paymentText(department);
  const net = (offered ? offered.price : event.price) ?? 0;
  const { submit, message, refusal } = usePlacePurchase(form, { eventId: id, price: net }, notice, onClose);
  return (
    <FormDialog
      title={registerTitle(title)}
      form={form}
      submitLabel={department?.paymentMethod === 'CREDIT_CARD' ? 'Tilmeld og betal' : 'Tilmeld'}
      pendingText="Tilmelder..."
      isSubmitDisabled={isIncomplete || (department !== undefined && !payment)}
      message={refusal ? <CardRefused reason={refusal} /> : message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormChoiceField
        form={form}
        name="departmentId"
        label="Afdeling, der betaler"
        empty="Vælg afdeling"
        hint={payment}
        choices={departments.map(choiceFromName)}
        more={moreDepartments}
      />
      {department && !payment && <PaymentMissing department={department} />}
      <PlacePrice net={net} isByCard={department?.paymentMethod === 'CREDIT_CARD'} />
      <Banner tone="blue">{cancelTerms(freeUntil)}</Banner>
      {isOnline && <OnlineMeeting link={meetingLink} />}
      <RegistrationFields field={form.field} emailLabel="E-mail" placeholders={placeholders} />
    </FormDialog>
  );
}
