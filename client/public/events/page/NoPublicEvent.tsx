import { CalendarX2 } from 'lucide-react';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { Legal } from '../../../ui/facts.ts';
import { useDocumentTitle } from '../../../ui/Page.tsx';
import { Tile } from '../../../ui/Tile.tsx';
import styles from './PublicEvent.module.css';
import { EVENT_WITHDRAWN } from './publicEventText.ts';

/** Replaces the page of an event that does not exist, is not open or could not be loaded. Shows only the message. */
export function NoPublicEvent({ message, legal: { email } }: { message: string; legal: Legal }) {
  useDocumentTitle(message);
  return (
    <div className={styles.unavailable}>
      <Tile grey>
        <CalendarX2 />
      </Tile>
      <h1>{message}</h1>
      <p>
        {message === EVENT_WITHDRAWN
          ? 'Det kan være aflyst, afholdt eller endnu ikke åbnet.'
          : 'Tjek, at linket er helt rigtigt.'}{' '}
        Er du i tvivl, så skriv til <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <ButtonLink to="/">Til forsiden</ButtonLink>
    </div>
  );
}
