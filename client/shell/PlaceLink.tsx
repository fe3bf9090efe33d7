import { NavLink } from 'react-router';
import { Badge, Count } from '../ui/Badge.tsx';
import styles from './Frame.module.css';
import type { Place } from './navigation.tsx';

export const PlaceLink = ({
  place: { to, label, icon, isElsewhere, waiting, turn },
  withIcon,
}: {
  place: Place;
  withIcon?: boolean;
}) =>
  isElsewhere ? (
    <a className={styles.link} href={to}>
      {withIcon && icon}
      {label}
    </a>
  ) : (
    <NavLink className={styles.link} to={to}>
      {withIcon && icon}
      {label}
      <Waiting count={waiting} />
      <Turn count={turn} />
    </NavLink>
  );

export const Waiting = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <span className={styles.waiting}>
      <Count>{count}</Count>
      <span className="visually-hidden"> afventer</span>
    </span>
  );

/** A dot in the header; the drawer has room for the words. */
const Turn = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <span className={styles.turn} title={turnText(count)}>
      <Badge tone="turn">{turnText(count)}</Badge>
    </span>
  );

const turnText = (count: number) => `${count} afventer dig`;
