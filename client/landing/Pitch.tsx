import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Pitch.module.css';

interface PitchProps {
  /** Target of the navigation's links. */
  id: string;
  title: string;
  lead: string;
  points: string[];
  children: ReactNode;
}

/** A product, described in text on one side and in numbers on the other. */
export const Pitch = ({ id, title, lead, points, children }: PitchProps) => (
  <section className={styles.pitch} id={id}>
    <div>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Check aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </div>
    {children}
  </section>
);
