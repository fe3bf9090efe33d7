import { Blocks, CalendarDays, ListChecks, Users } from 'lucide-react';
import styles from './Included.module.css';

const features = [
  {
    icon: ListChecks,
    title: 'Opgaver',
    text: 'En tavle med alt, der er i gang. I ser straks, hvad der venter på jer, og godkender med ét klik.',
  },
  {
    icon: Blocks,
    title: 'Integrationer',
    text: 'Slå dem til på den installation, de hører til. Forbind for eksempel webshoppen med kundeservice.',
  },
  {
    icon: CalendarDays,
    title: 'Events',
    text: 'Workshops, webinarer og kurser. Tilmeld jer i portalen, og læg dem i jeres egen kalender.',
  },
  {
    icon: Users,
    title: 'Kolleger',
    text: 'Opret dem, der skal være med. Aktivitetsoversigten viser, hvem der har gjort hvad.',
  },
];

export const Included = () => (
  <section className={styles.included}>
    <h2>Resten er med i portalen</h2>
    <ul>
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
