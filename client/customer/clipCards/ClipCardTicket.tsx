import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { ClipCardStatus } from '../../../domain/basics/vocabulary.ts';
import { expiryText, hoursNumber, hoursWord, isClipCardExpired } from '../../../domain/sales/clipCardText.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { PunchBar } from '../../ui/Meters.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './ClipCards.module.css';
import { TicketNote } from './TicketNote.tsx';
import type { ClipCardTicket_card$key } from '#relay/ClipCardTicket_card.graphql';

interface ClipCardTicketProps {
  card: ClipCardTicket_card$key;
  isChosen: boolean;
  onChoose: () => void;
  onBuy: (departmentId: string, hours: number) => void;
}

const cardFragment = graphql`
  fragment ClipCardTicket_card on ClipCard {
    id
    status
    hours
    hoursUsed
    hoursLeft
    isLow
    price
    createdAt
    expiresOn
    department {
      id
      name
    }
    ...TicketNote_card
  }
`;

/** A clip card drawn as a ticket with its used hours punched out. */
export function ClipCardTicket({ card: key, isChosen, onChoose, onBuy }: ClipCardTicketProps) {
  const card = useFragment(cardFragment, key);
  const { id, status, hours, hoursUsed, hoursLeft, isLow, price, createdAt, expiresOn, department } = card;
  const hasLostHours = status === 'USED' && hoursLeft > 0;
  const expiryNote = status === 'ACTIVE' && expiresOn ? expiryText(expiresOn) : undefined;
  return (
    <article
      className={classes(styles.ticket, isChosen && styles.chosen)}
      aria-label={`Klippekort ${shortId(id)} for ${department.name}`}
      aria-current={isChosen || undefined}
    >
      <header className={styles.ticketHead}>
        <div>
          <h2>{department.name}</h2>
          <p>Klippekort {shortId(id)}</p>
        </div>
        <StatusBadge words={ClipCardStatus} status={status} />
      </header>
      <p className={styles.hoursLeft}>
        {hoursNumber(hoursLeft)}{' '}
        <small>
          {hasLostHours ? `${hoursWord(hoursLeft)} blev ikke brugt` : `${hoursWord(hoursLeft)} tilbage`} af {hours}
        </small>
      </p>
      <PunchBar
        hours={hours}
        used={hoursUsed}
        {...(isLow ? { tone: 'amber' } : status !== 'ACTIVE' && { tone: 'grey' })}
      />
      <TicketNote card={card} onBuy={() => onBuy(department.id, hours)} />
      <div className={styles.tear} aria-hidden />
      <dl className={styles.ticketFacts}>
        <div>
          <dt>Købt</dt>
          <dd>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </dd>
        </div>
        {expiresOn && (
          <div>
            <dt>{isClipCardExpired(expiresOn) ? 'Udløb' : 'Udløber'}</dt>
            <dd>
              <time dateTime={expiresOn}>{formatDate(expiresOn)}</time>
              {expiryNote && <span className={styles.expiryNote}>{expiryNote}</span>}
            </dd>
          </div>
        )}
        <div>
          <dt>Pris</dt>
          <dd className="num">{formatKroner(price)}</dd>
        </div>
      </dl>
      <Button
        size="small"
        variant="quiet"
        aria-pressed={isChosen}
        aria-label={`Vis timeregnskab for klippekort ${shortId(id)}`}
        onPress={onChoose}
      >
        Vis timeregnskab
      </Button>
    </article>
  );
}
