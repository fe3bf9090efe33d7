import { graphql, useFragment } from 'react-relay';
import { cancelTerms } from '../../../domain/events/events.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { eventPriceText } from '../../public/events/eventText.ts';
import { registerTitle, signedUpText } from '../../public/events/placeWords.ts';
import { RegistrationDialog } from '../../public/events/RegistrationDialog.tsx';
import type { Notice } from '../../public/events/useNotice.ts';
import { Banner } from '../../ui/Banner.tsx';
import { offeredRegistration } from './offeredRegistration.ts';
import { OnlineMeeting } from './OnlineMeeting.tsx';
import { readPrefilled } from './readPrefilled.ts';
import type { readPrefilled_viewer$key } from '#relay/readPrefilled_viewer.graphql';
import type { RegisterDialog_event$key } from '#relay/RegisterDialog_event.graphql';
import type { RegisterDialogMutation } from '#relay/RegisterDialogMutation.graphql';

interface RegisterDialogProps {
  event: RegisterDialog_event$key;
  viewer: readPrefilled_viewer$key;
  notice: Notice;
  onClose: () => void;
}

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

export function RegisterDialog({ event: key, viewer, ...dialog }: RegisterDialogProps) {
  const event = useFragment(eventFragment, key);
  const { id, title, isOnline, meetingLink, freeUntil } = event;
  const offered = offeredRegistration(event);
  const price = offered ? offered.price : event.price;
  const [register] = useAction<RegisterDialogMutation>(mutation);
  return (
    <RegistrationDialog
      {...dialog}
      title={registerTitle(title)}
      submitLabel="Tilmeld"
      pendingText="Tilmelder..."
      prefilled={offered ?? readPrefilled(viewer)}
      send={async (input) => {
        const { registerForEvent } = await register({ eventId: id, input });
        // A registration that the user made on the public page keeps its status, which can be on the waiting list.
        return signedUpText(registerForEvent.viewerRegistration?.status);
      }}
      failure="Der opstod en fejl ved tilmelding"
    >
      {Boolean(price) && (
        <Banner tone="blue">
          Pris: {eventPriceText(price)} ekskl. moms. Du får en faktura inden eventet. {cancelTerms(freeUntil)}
        </Banner>
      )}
      {isOnline && <OnlineMeeting link={meetingLink} />}
    </RegistrationDialog>
  );
}
