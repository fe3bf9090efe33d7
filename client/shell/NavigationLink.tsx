import { NavLink } from 'react-router';
import { Badge, Count } from '../ui/Badge.tsx';
import styles from './Frame.module.css';
import type { NavigationItem } from './navigation.ts';

export const NavigationLink = ({
  item: { to, label, icon, isExternal, pendingCount, awaitingCount },
  withIcon,
}: {
  item: NavigationItem;
  withIcon?: boolean;
}) =>
  isExternal ? (
    <a className={styles.link} href={to}>
      {withIcon && icon}
      {label}
    </a>
  ) : (
    <NavLink className={styles.link} to={to}>
      {withIcon && icon}
      {label}
      <PendingCount count={pendingCount} />
      <AwaitingYou count={awaitingCount} />
    </NavLink>
  );

/** The number of pending items beside a link or menu; renders nothing for zero. */
export const PendingCount = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <span className={styles.waiting}>
      <Count>{count}</Count>
      <span className="visually-hidden"> afventer</span>
    </span>
  );

/** Shown as a dot in the header, and as text in the drawer. */
const AwaitingYou = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <span className={styles.turn} title={awaitingText(count)}>
      <Badge tone="turn">{awaitingText(count)}</Badge>
    </span>
  );

const awaitingText = (count: number) => `${count} afventer dig`;
