import { Progress } from '../../ui/Meters.tsx';
import styles from './Events.module.css';
import { takenText } from './eventText.ts';

/**
 * Shows how many places are taken. `isFull` with free places means that these are kept for the people on the waiting
 * list, so that nobody else can register.
 */
export const CapacityBar = ({ count, capacity, isFull }: { count: number; capacity: number; isFull: boolean }) => (
  <div className={styles.capacity}>
    <p>
      <span>Tilmeldte</span>
      <span className="num">{takenText(count, capacity)}</span>
    </p>
    <Progress
      label="Tilmeldte"
      value={count}
      max={capacity}
      {...((isFull || count >= capacity) && { tone: 'amber' })}
    />
    {isFull && count < capacity && <small>De ledige pladser går til ventelisten.</small>}
  </div>
);
