import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { isClosed } from './eventText.ts';
import { placeWords, type PlaceWords } from './placeWords.ts';
import { useNow } from './useNow.ts';
import type { Notice } from './useNotice.ts';
import type { EventAction_event$key } from './__generated__/EventAction_event.graphql.ts';
import type { EventActionMutation } from './__generated__/EventActionMutation.graphql.ts';

interface EventActionProps {
  event: EventAction_event$key;
  notice: Notice;
  onRegister: () => void;
}

/** One button whatever it says, so that the focus stays on it. */
export function EventAction({ event: key, notice, onRegister }: EventActionProps) {
  const event = useFragment(
    graphql`
      fragment EventAction_event on Event {
        id
        title
        status
        date
        startTime
        endTime
        isFull
        viewerRegistration {
          status
        }
      }
    `,
    key,
  );
  const [unregister, isRunning] = useAction<EventActionMutation>(graphql`
    mutation EventActionMutation($eventId: ID!) {
      unregisterFromEvent(eventId: $eventId) {
        ...EventCard_event
      }
    }
  `);
  const now = useNow(event);
  const [isAsked, setAsked] = useState(false);
  const { id, title, isFull, viewerRegistration } = event;
  if (isClosed(event, now)) return null;
  const status = viewerRegistration?.status;
  const place = placeWords(status);
  const leave = async () => {
    setAsked(false);
    notice.dismiss();
    try {
      await unregister({ eventId: id });
      notice.succeeded(place.left);
    } catch (error) {
      notice.failed(messageOf(error, 'Der opstod en fejl ved afmelding'));
    }
  };
  const hasPlace = status === 'REGISTERED' || status === 'CONFIRMED' || status === 'WAITLISTED';
  return (
    <>
      <Button
        {...(hasPlace
          ? { ...leaving(place, title, isRunning), onPress: () => setAsked(true) }
          : isFull
            ? full
            : { ...joining(title), onPress: onRegister })}
      />
      <ConfirmDialog
        title={place.question}
        isOpen={isAsked}
        confirmLabel={place.confirm}
        danger
        onConfirm={() => void leave()}
        onCancel={() => setAsked(false)}
      >
        {place.consequence(title)}
      </ConfirmDialog>
    </>
  );
}

/** Busy it can't be pressed, but keeps the focus, which a disabled one would lose. */
const leaving = ({ label, pending }: PlaceWords, title: string, isPending: boolean): ButtonProps => ({
  variant: 'dangerQuiet',
  'aria-label': `${label} ${title}`,
  isPending,
  pendingText: pending,
  children: label,
});

const joining = (title: string): ButtonProps => ({
  variant: 'primary',
  'aria-label': `Tilmeld ${title}`,
  children: 'Tilmeld',
});

const full: ButtonProps = { isDisabled: true, children: 'Fuldt booket' };
