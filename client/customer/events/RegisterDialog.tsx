import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { cancelTerms } from '../../../domain/events/events.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { eventPriceText } from '../../public/events/eventText.ts';
import { registerTitle, signedUpText } from '../../public/events/placeWords.ts';
import { RegistrationFields } from '../../public/events/RegistrationFields.tsx';
import type { Notice } from '../../public/events/useNotice.ts';
import { useRegistrationForm, type Registration } from '../../public/events/useRegistrationForm.ts';
import { Banner } from '../../ui/Banner.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { offeredRegistration } from './offeredRegistration.ts';
import { OnlineMeeting } from './OnlineMeeting.tsx';
import type { RegisterDialog_event$key } from '#relay/RegisterDialog_event.graphql';
import type { RegisterDialog_viewer$key } from '#relay/RegisterDialog_viewer.graphql';
import type { RegisterDialogMutation } from '#relay/RegisterDialogMutation.graphql';

interface RegisterDialogProps {
  event: RegisterDialog_event$key;
  viewer: RegisterDialog_viewer$key;
  notice: Notice;
  onClose: () => void;
}

const placeholders = { diet: 'F.eks. vegetar eller allergier', wishes: 'F.eks. adgang for kørestol eller tolk' };

const eventFragment = graphql`
  fragment RegisterDialog_event on Event {
    id
    title
    price
    isOnline
    meetingLink
    freeUntil
    ...offeredRegistration_event
  }
`;

const viewerFragment = graphql`
  fragment RegisterDialog_viewer on Viewer {
    user {
      name
      email
    }
    customer {
      name
      phoneNumber
    }
  }
`;

const mutation = graphql`
  mutation RegisterDialogMutation($eventId: ID!, $input: EventRegistrationInput!) {
    registerForEvent(eventId: $eventId, input: $input) {
      viewerRegistration {
        status
      }
      ...EventCard_event
    }
  }
`;

export function RegisterDialog({ event: key, viewer, notice, onClose }: RegisterDialogProps) {
  const event = useFragment(eventFragment, key);
  const { id, title, isOnline, meetingLink, freeUntil } = event;
  const offered = offeredRegistration(event);
  const price = offered ? offered.price : event.price;
  const { user, customer } = useFragment(viewerFragment, viewer);
  const [register] = useAction<RegisterDialogMutation>(mutation);
  const { form, isIncomplete } = useRegistrationForm(
    offered ?? { name: user?.name, email: user?.email, phone: customer?.phoneNumber, company: customer?.name },
  );
  const { submit, message } = useSubmit(
    form,
    async (input: Registration) => {
      const { registerForEvent } = await register({ eventId: id, input });
      // Closed synchronously: the page behind the dialog must not be inert any more when the focus returns to it.
      flushSync(onClose);
      // A registration that the user made on the public page keeps its status, which can be on the waiting list.
      notice.showSuccess(signedUpText(registerForEvent.viewerRegistration?.status));
    },
    'Der opstod en fejl ved tilmelding',
  );
  return (
    <FormDialog
      title={registerTitle(title)}
      form={form}
      submitLabel="Tilmeld"
      pendingText="Tilmelder..."
      isSubmitDisabled={isIncomplete}
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      {Boolean(price) && (
        <Banner tone="blue">
          Pris: {eventPriceText(price)} ekskl. moms. Du får en faktura inden eventet. {cancelTerms(freeUntil)}
        </Banner>
      )}
      {isOnline && <OnlineMeeting link={meetingLink} />}
      <RegistrationFields field={form.field} emailLabel="E-mail" placeholders={placeholders} />
    </FormDialog>
  );
}
