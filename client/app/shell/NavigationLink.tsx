import { NavLink } from 'react-router';
import { Badge, Count } from '../../ui/Badge.tsx';
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
      <AwaitingCount count={awaitingCount} />
    </NavLink>
  );

/** The number of items that wait for the team, beside a link or menu. Renders nothing for zero. */
export const PendingCount = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <span className={styles.pendingCount}>
      <Count>{count}</Count>
      <span className="visually-hidden"> afventer</span>
    </span>
  );

/**
 * The number of items that wait for the user's company: a dot in the header, text in the menu for phones and tablets.
 */
const AwaitingCount = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <span className={styles.awaitingCount} title={awaitingText(count)}>
      <Badge tone="turn">{awaitingText(count)}</Badge>
    </span>
  );

const awaitingText = (count: number) => `${count} afventer dig`;
