import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../app/relay/useAction.ts';
import { SendDialog } from '../../../parts/edits/SendDialog.tsx';
import type { Notice } from '../useNotice.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { NOT_SENT, THANKS, useFeedbackForm } from './useFeedbackForm.ts';
import type { FeedbackDialog_event$key } from '#relay/FeedbackDialog_event.graphql';
import type { FeedbackDialogMutation } from '#relay/FeedbackDialogMutation.graphql';

interface FeedbackDialogProps {
  event: FeedbackDialog_event$key;
  notice: Notice;
  onClose: () => void;
}

const eventFragment = graphql`
  fragment FeedbackDialog_event on Event {
    id
    title
    viewerRegistration {
      feedback {
        rating
        comment
      }
    }
  }
`;

const mutation = graphql`
  mutation FeedbackDialogMutation($eventId: ID!, $input: EventFeedbackInput!) {
    giveEventFeedback(eventId: $eventId, input: $input) {
      ...AfterEvent_event
    }
  }
`;

/** Gives the signed-in participant's feedback, or changes it. */
export function FeedbackDialog({ event: key, notice, onClose }: FeedbackDialogProps) {
  const { id, title, viewerRegistration } = useFragment(eventFragment, key);
  const form = useFeedbackForm(viewerRegistration?.feedback);
  const [give] = useAction<FeedbackDialogMutation>(mutation);
  return (
    <SendDialog
      title={`Feedback: ${title}`}
      form={form}
      submitLabel="Send feedback"
      pendingText="Sender..."
      send={async (input) => {
        await give({ eventId: id, input });
        notice.closeAndShow(onClose, THANKS);
      }}
      failure={NOT_SENT}
      onClose={onClose}
    >
      <FeedbackFields form={form} />
    </SendDialog>
  );
}
