import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventStatus, RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import { noFeedbackReason } from '../../../../domain/events/timedMails.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyDialog } from '../../../ui/lazyDialog.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { Notice } from '../useNotice.ts';
import { useNow } from '../useNow.ts';
import styles from './Feedback.module.css';
import type { AfterEvent_event$key } from '#relay/AfterEvent_event.graphql';

const FeedbackDialog = lazyDialog(async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog);

const eventFragment = graphql`
  fragment AfterEvent_event on Event {
    title
    status
    date
    startTime
    endTime
    materialLink
    viewerRegistration {
      status
      feedback {
        rating
      }
    }
    ...FeedbackDialog_event
  }
`;

/** Shows a participant the material of an event that is over, and opens the form of their feedback. */
export function AfterEvent({ event: key, notice }: { event: AfterEvent_event$key; notice: Notice }) {
  const event = useFragment(eventFragment, key);
  const [isOpen, setOpen] = useState(false);
  const now = useNow(event);
  const { title, materialLink, viewerRegistration } = event;
  const status = viewerRegistration?.status as RegistrationStatus | undefined;
  const canRate = status && !noFeedbackReason({ ...event, status: event.status as EventStatus }, status, now);
  if (!materialLink && !canRate) return null;
  const label = viewerRegistration?.feedback ? 'Ret feedback' : 'Giv feedback';
  return (
    <div className={styles.after}>
      {materialLink && (
        <Link to={materialLink} newTab aria-label={`Se materiale fra ${title}`}>
          Se materiale
        </Link>
      )}
      {canRate && (
        <Button aria-label={`${label} om ${title}`} onPress={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && <FeedbackDialog event={event} notice={notice} onClose={() => setOpen(false)} />}
    </div>
  );
}
