import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Pitch.module.css';

interface PitchProps {
  /** The fragment of the links to this section, as in `/#licenser`. */
  id: string;
  title: string;
  lead: string;
  points: string[];
  children: ReactNode;
}

/** A section about a product: a text with key points, and the children beside it, such as a table of prices. */
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
