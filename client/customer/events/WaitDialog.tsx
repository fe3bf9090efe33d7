import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { eventPriceText } from '../../public/events/eventText.ts';
import { WAIT_LABEL, waitTitle } from '../../public/events/placeWords.ts';
import { RegistrationDialog } from '../../public/events/RegistrationDialog.tsx';
import type { Notice } from '../../public/events/useNotice.ts';
import { Banner } from '../../ui/Banner.tsx';
import { readPrefilled } from './readPrefilled.ts';
import type { readPrefilled_viewer$key } from '#relay/readPrefilled_viewer.graphql';
import type { WaitDialog_event$key } from '#relay/WaitDialog_event.graphql';
import type { WaitDialogMutation } from '#relay/WaitDialogMutation.graphql';

interface WaitDialogProps {
  event: WaitDialog_event$key;
  viewer: readPrefilled_viewer$key;
  notice: Notice;
  onClose: () => void;
}

const eventFragment = graphql`
  fragment WaitDialog_event on Event {
    id
    title
    price
    waitingCount
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
export function WaitDialog({ event, viewer, ...dialog }: WaitDialogProps) {
  const { id, title, price, waitingCount } = useFragment(eventFragment, event);
  const [join] = useAction<WaitDialogMutation>(mutation);
  return (
    <RegistrationDialog
      {...dialog}
      title={waitTitle(title)}
      submitLabel={WAIT_LABEL}
      pendingText="Skriver dig på..."
      prefilled={readPrefilled(viewer)}
      send={async (input) =>
        (await join({ eventId: id, input })).joinWaitingList.viewerRegistration?.status === 'OFFERED'
          ? 'Der er en plads til dig. Svar ja, så er den din.'
          : 'Du står på ventelisten.'
      }
      failure="Ventelisten kunne ikke åbnes"
    >
      <Banner tone="blue">
        Du bliver nummer {formatCount(waitingCount + 1)} i køen. Vi skriver, når der er en plads til dig.
        {price ? ` Pladsen koster ${eventPriceText(price)} ekskl. moms, og du betaler først, når du har sagt ja.` : ''}
      </Banner>
    </RegistrationDialog>
  );
}
