import { Progress } from '../ui/Meters.tsx';
import styles from './Events.module.css';
import { takenText } from './eventText.ts';

/** How many of its seats are taken. */
export const CapacityBar = ({ count, capacity }: { count: number; capacity: number }) => (
  <div className={styles.capacity}>
    <p><span>Tilmeldte</span><span className="num">{takenText(count, capacity)}</span></p>
    <Progress label="Tilmeldte" value={count} max={capacity} {...(count >= capacity && { tone: 'amber' })} />
  </div>
);
