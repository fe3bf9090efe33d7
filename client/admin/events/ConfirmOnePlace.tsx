import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { registrationStatusText } from '../../../domain/backOffice/consequences.ts';
import { formatWeekdayDate } from '../../../domain/basics/dates.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import styles from '../../parts/lists/cells.module.css';
import { eventPriceText, takenText } from '../../public/events/eventText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { FactList } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { ConfirmOnePlace_registration$key } from '#relay/ConfirmOnePlace_registration.graphql';
import type { ConfirmOnePlaceMutation } from '#relay/ConfirmOnePlaceMutation.graphql';

interface ConfirmOnePlaceProps {
  registration: ConfirmOnePlace_registration$key;
  onClose: () => void;
}

const registrationFragment = graphql`
  fragment ConfirmOnePlace_registration on EventRegistration {
    id
    version
    name
    email
    company
    price
    dietaryRestrictions
    specialRequirements
    event {
      title
      date
      capacity
      registrationCount
    }
  }
`;

const mutation = graphql`
  mutation ConfirmOnePlaceMutation($id: ID!, $version: Int, $status: EventRegistrationStatus!) {
    setRegistrationStatus(id: $id, version: $version, status: $status) {
      edge {
        node {
          ...ConfirmOnePlace_registration
        }
      }
    }
  }
`;

/** Confirms or declines a registration on a screen that does not show the event's registrations. */
export function ConfirmOnePlace({ registration: key, onClose }: ConfirmOnePlaceProps) {
  const { id, version, name, email, company, price, dietaryRestrictions, specialRequirements, event } = useFragment(
    registrationFragment,
    key,
  );
  const [changeStatus] = useAction<ConfirmOnePlaceMutation>(mutation);
  const [answer, setAnswer] = useState<'CONFIRMED' | 'CANCELLED'>();
  const [message, setMessage] = useState<string>();
  const send = async (status: 'CONFIRMED' | 'CANCELLED') => {
    setAnswer(status);
    setMessage(undefined);
    try {
      await changeStatus({ id, version, status });
      toast.success(status === 'CONFIRMED' ? `${name} har fået sin plads` : `${name} har fået afslag`);
      onClose();
    } catch (error) {
      setMessage(messageOf(error, 'Der opstod en fejl ved opdatering af status'));
      setAnswer(undefined);
    }
  };
  // Closing the dialog would not cancel an answer that is being sent.
  const close = () => answer ?? onClose();
  return (
    <Dialog
      title={`Bekræft tilmelding fra ${name}?`}
      isOpen
      onClose={close}
      footer={
        <>
          <Button
            variant="dangerQuiet"
            isPending={answer === 'CANCELLED'}
            isDisabled={answer === 'CONFIRMED'}
            onPress={() => void send('CANCELLED')}
          >
            Afvis
          </Button>
          <Button
            variant="primary"
            isPending={answer === 'CONFIRMED'}
            isDisabled={answer === 'CANCELLED'}
            onPress={() => void send('CONFIRMED')}
          >
            Bekræft
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {message && (
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        )}
        <FactList
          facts={[
            { term: 'Event', value: `${event.title}, ${formatWeekdayDate(event.date)}` },
            { term: 'Tilmeldte', value: takenText(event.registrationCount, event.capacity) },
            { term: 'E-mail', value: email },
            ...(company ? [{ term: 'Firma', value: company }] : []),
            ...(price ? [{ term: 'Pris ekskl. moms', value: eventPriceText(price) }] : []),
            ...(dietaryRestrictions ? [{ term: 'Kostrestriktioner', value: dietaryRestrictions }] : []),
            ...(specialRequirements ? [{ term: 'Særlige ønsker', value: specialRequirements }] : []),
          ]}
        />
        <p className={styles.note}>
          {registrationStatusText('REQUESTED', 'CONFIRMED', Boolean(price))} Afviser du, får personen afslag i en mail,
          og pladsen tilbydes den første på ventelisten.
        </p>
      </div>
    </Dialog>
  );
}
