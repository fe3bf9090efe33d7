import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Facts } from '../../../ui/facts.ts';
import styles from './PublicEvents.module.css';
import { calendarAddress, PUBLIC_EVENTS_TITLE } from './publicListText.ts';

interface PublicEventsPageProps {
  facts: Facts;
  /** The list, or an error in its place. */
  children: ReactNode;
}

/** The page of the listed events. The server renders it too, so that it can be read without JavaScript. */
export const PublicEventsPage = ({ facts: { legal, publicUrl }, children }: PublicEventsPageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div>
        <h1>{PUBLIC_EVENTS_TITLE}</h1>
        <p>Her er alle velkomne. Vælg et event for at læse mere og tilmelde dig.</p>
      </div>
      <a className={styles.subscribe} href={calendarAddress(publicUrl)}>
        <CalendarPlus aria-hidden /> Abonnér på kalenderen
      </a>
    </header>
    {children}
    <p className={styles.contact}>
      Er der et emne, du mangler? Skriv til <a href={`mailto:${legal.email}`}>{legal.email}</a>
    </p>
  </div>
);
