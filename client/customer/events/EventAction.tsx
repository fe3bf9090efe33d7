import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { inCompany } from '../../../domain/basics/actingCompany.ts';
import { canOfferPlaces } from '../../../domain/events/events.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import styles from '../../public/events/Events.module.css';
import { isClosed } from '../../public/events/eventText.ts';
import { placeWords, WAIT_LABEL, type PlaceWords } from '../../public/events/placeWords.ts';
import type { Notice } from '../../public/events/useNotice.ts';
import { useNow } from '../../public/events/useNow.ts';
import { Button, ButtonLink, type ButtonProps } from '../../ui/Button.tsx';
import { LeaveDialog } from './eventDialogs.ts';
import type { EventAction_event$key } from '#relay/EventAction_event.graphql';
import type { EventActionMutation } from '#relay/EventActionMutation.graphql';

type Opened = 'register' | 'wait';

interface EventActionProps {
  event: EventAction_event$key;
  notice: Notice;
  /** Opens the form that registers, accepts an offered place, or joins the waiting list. */
  onOpen: (form: Opened) => void;
}

const eventFragment = graphql`
  fragment EventAction_event on Event {
    id
    title
    status
    date
    startTime
    endTime
    isFull
    freeUntil
    viewerRegistration {
      status
      owedSince
      waivedAt
    }
    viewerOtherMembership {
      companyId
      companyName
    }
  }
`;

const mutation = graphql`
  mutation EventActionMutation($eventId: ID!) {
    unregisterFromEvent(eventId: $eventId) {
      ...EventCard_event
    }
  }
`;

/**
 * One button for all actions, so that the focus stays on the button after the user registers or leaves. A person who is
 * offered a place has a second one, which accepts it.
 */
export function EventAction({ event: key, notice, onOpen }: EventActionProps) {
  const event = useFragment(eventFragment, key);
  const [unregister, isRunning] = useAction<EventActionMutation>(mutation);
  const now = useNow(event);
  const [isConfirming, setConfirming] = useState(false);
  const { id, title, isFull, freeUntil, viewerRegistration, viewerOtherMembership } = event;
  if (isClosed(event, now)) return null;
  const status = viewerRegistration?.status;
  const words = placeWords(status);
  const giveUpPlace = async () => {
    setConfirming(false);
    notice.dismiss();
    try {
      await unregister({ eventId: id });
      notice.showSuccess(words.successMessage);
    } catch (error) {
      notice.showFailure(messageOf(error, 'Der opstod en fejl ved afmelding'));
    }
  };
  const isOwed = Boolean(viewerRegistration?.owedSince) && !viewerRegistration?.waivedAt;
  const hasPlace = status !== undefined && status !== 'CANCELLED';
  const isOffered = status === 'OFFERED';
  if (viewerOtherMembership && !hasPlace) return <OtherPlace {...viewerOtherMembership} title={title} />;
  return (
    <>
      {isOffered && (
        <Button variant="primary" aria-label={`Ja tak til ${title}`} onPress={() => onOpen('register')}>
          Ja tak
        </Button>
      )}
      <Button
        {...(hasPlace
          ? { ...leaveProps(words, title, isRunning), onPress: () => setConfirming(true) }
          : isFull
            ? canOfferPlaces({ ...event, status: 'PUBLISHED' }, now)
              ? { ...waitProps(title), onPress: () => onOpen('wait') }
              : fullProps
            : { ...registerProps(title), onPress: () => onOpen('register') })}
      />
      {isConfirming && (
        <LeaveDialog
          words={words}
          title={title}
          isOwed={isOwed}
          freeUntil={freeUntil}
          onConfirm={() => void giveUpPlace()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

interface OtherPlaceProps {
  title: string;
  companyId: string;
  companyName: string;
}

/** The person has registered as a user of another company, where the place is kept or given up. */
const OtherPlace = ({ title, companyId, companyName }: OtherPlaceProps) => (
  <div className={styles.otherPlace}>
    <p>Du er allerede tilmeldt fra {companyName}</p>
    <ButtonLink to={inCompany('/events', companyId)} opens="newTab" size="small">
      Se tilmeldingen<span className="visually-hidden"> til {title}</span>
    </ButtonLink>
  </div>
);

/** A pending button ignores presses but keeps the focus, which a disabled button would lose. */
const leaveProps = ({ label, pendingText }: PlaceWords, title: string, isPending: boolean): ButtonProps => ({
  variant: 'dangerQuiet',
  'aria-label': `${label} ${title}`,
  isPending,
  pendingText,
  children: label,
});

const registerProps = (title: string): ButtonProps => ({
  variant: 'primary',
  'aria-label': `Tilmeld ${title}`,
  children: 'Tilmeld',
});

const waitProps = (title: string): ButtonProps => ({
  'aria-label': `${WAIT_LABEL} til ${title}`,
  children: WAIT_LABEL,
});

const fullProps: ButtonProps = { isDisabled: true, children: 'Fuldt booket' };
