import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { eventPriceText } from '../../public/events/eventText.ts';
import { WAIT_LABEL, waitTitle } from '../../public/events/placeWords.ts';
import { RegistrationFields } from '../../public/events/RegistrationFields.tsx';
import type { Notice } from '../../public/events/useNotice.ts';
import { useRegistrationForm, type Registration } from '../../public/events/useRegistrationForm.ts';
import { Banner } from '../../ui/Banner.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import type { WaitDialog_event$key } from '#relay/WaitDialog_event.graphql';
import type { WaitDialog_viewer$key } from '#relay/WaitDialog_viewer.graphql';
import type { WaitDialogMutation } from '#relay/WaitDialogMutation.graphql';

interface WaitDialogProps {
  event: WaitDialog_event$key;
  viewer: WaitDialog_viewer$key;
  notice: Notice;
  onClose: () => void;
}

const placeholders = { diet: 'F.eks. vegetar eller allergier', wishes: 'F.eks. adgang for kørestol eller tolk' };

const eventFragment = graphql`
  fragment WaitDialog_event on Event {
    id
    title
    price
    waitingCount
  }
`;

const viewerFragment = graphql`
  fragment WaitDialog_viewer on Viewer {
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
  mutation WaitDialogMutation($eventId: ID!, $input: EventRegistrationInput!) {
    joinWaitingList(eventId: $eventId, input: $input) {
      viewerRegistration {
        status
      }
      ...EventCard_event
    }
  }
`;

/** Puts the user on the waiting list of a full event. Nothing is paid until the user has accepted a place. */
export function WaitDialog({ event, viewer, notice, onClose }: WaitDialogProps) {
  const { id, title, price, waitingCount } = useFragment(eventFragment, event);
  const { user, customer } = useFragment(viewerFragment, viewer);
  const [join] = useAction<WaitDialogMutation>(mutation);
  const { form, isIncomplete } = useRegistrationForm({
    name: user?.name,
    email: user?.email,
    phone: customer?.phoneNumber,
    company: customer?.name,
  });
  const { submit, message } = useSubmit(
    form,
    async (input: Registration) => {
      const { joinWaitingList } = await join({ eventId: id, input });
      // Closed synchronously: the page behind the dialog must not be inert any more when the focus returns to it.
      flushSync(onClose);
      notice.showSuccess(
        joinWaitingList.viewerRegistration?.status === 'OFFERED'
          ? 'Der er en plads til dig. Svar ja, så er den din.'
          : 'Du står på ventelisten.',
      );
    },
    'Ventelisten kunne ikke åbnes',
  );
  return (
    <FormDialog
      title={waitTitle(title)}
      form={form}
      submitLabel={WAIT_LABEL}
      pendingText="Skriver dig på..."
      isSubmitDisabled={isIncomplete}
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Banner tone="blue">
        Du bliver nummer {formatCount(waitingCount + 1)} i køen. Vi skriver, når der er en plads til dig.
        {price ? ` Pladsen koster ${eventPriceText(price)} ekskl. moms, og du betaler først, når du har sagt ja.` : ''}
      </Banner>
      <RegistrationFields field={form.field} emailLabel="E-mail" placeholders={placeholders} />
    </FormDialog>
  );
}
