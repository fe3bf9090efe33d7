import { graphql, useFragment } from 'react-relay';
import { CalendarLinks } from '../../public/events/CalendarLinks.tsx';
import styles from '../../public/events/Events.module.css';
import { isClosed } from '../../public/events/eventText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import { RichTextView } from '../../ui/RichText/RichTextView.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventFiles } from './EventFiles.tsx';
import type { DescriptionDialog_event$key } from '#relay/DescriptionDialog_event.graphql';

const eventFragment = graphql`
  fragment DescriptionDialog_event on Event {
    id
    title
    description
    status
    date
    startTime
    endTime
    calendarLinks {
      ...useCalendars_links
    }
    ...EventFacts_event
  }
`;

export function DescriptionDialog({
  event: key,
  onClose,
}: {
  event: DescriptionDialog_event$key;
  onClose: () => void;
}) {
  const event = useFragment(eventFragment, key);
  return (
    <Dialog
      title={event.title || 'Event Beskrivelse'}
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>Luk</Button>}
    >
      <div className={styles.description}>
        <EventFacts event={event} />
        <RichTextView html={event.description} />
        <QuietBoundary>
          <EventFiles eventId={event.id} />
        </QuietBoundary>
        {!isClosed(event) && (
          <section className={styles.furtherSection}>
            <h3>Tilføj til kalender</h3>
            <CalendarLinks links={event.calendarLinks} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
