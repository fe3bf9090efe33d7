import { Keyboard } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { formatCount } from '../../../../domain/basics/formatCount.ts';
import type { BackOfficeItem } from '../navigation.ts';
import styles from './BackOffice.module.css';
import type { NavigationGroup } from './navigationGroups.ts';
import { useTooltip } from './useTooltip.tsx';

interface SideNavigationProps {
  groups: NavigationGroup[];
  onShowShortcuts: () => void;
}

/** The screens of the back office with their counts. Collapsed, it shows the icons, and the texts as tooltips. */
export function SideNavigation({ groups, onShowShortcuts }: SideNavigationProps) {
  const { tooltip, ...tooltipProps } = useTooltip();
  return (
    <div className={styles.side} {...tooltipProps}>
      <div className={styles.groups}>
        <NavigationGroups groups={groups} />
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.link} data-tooltip="Genveje" onClick={onShowShortcuts}>
          <Keyboard aria-hidden />
          <span className={styles.text}>Genveje</span>
          <kbd className={styles.key} aria-hidden>
            ?
          </kbd>
        </button>
      </div>
      {tooltip}
    </div>
  );
}

const NavigationGroups = ({ groups }: { groups: NavigationGroup[] }) =>
  groups.map((group) => <Group key={group.title} {...group} />);

/** The same navigation in the drawer, with targets for the thumb. */
export const DrawerNavigation = ({ groups }: { groups: NavigationGroup[] }) => (
  <div className={styles.touch}>
    <NavigationGroups groups={groups} />
  </div>
);

function Group({ title, items }: NavigationGroup) {
  const id = useId();
  return (
    <>
      {title && (
        <p id={id} className={styles.heading}>
          {title}
        </p>
      )}
      <ul {...(title && { 'aria-labelledby': id })}>
        {items.map((item) => (
          <li key={item.to}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ item: { to, label, icon, isExternal, pendingCount = 0, totalCount = 0 } }: { item: BackOfficeItem }) {
  const waiting = pendingCount > 0 ? `${formatCount(pendingCount)} afventer` : '';
  const content = (
    <>
      {icon}
      <span className={styles.text}>{label}</span>
      {waiting ? (
        <>
          <span className={styles.dot} aria-hidden />
          <span className={styles.waiting}>
            {formatCount(pendingCount)}
            <span className="visually-hidden"> afventer</span>
          </span>
        </>
      ) : (
        totalCount > 0 && <span className={styles.total}>{formatCount(totalCount)}</span>
      )}
    </>
  );
  const tooltip = [label, waiting].filter(Boolean).join(' · ');
  return isExternal ? (
    <a className={styles.link} href={to} data-tooltip={tooltip}>
      {content}
    </a>
  ) : (
    <NavLink className={styles.link} to={to} data-tooltip={tooltip}>
      {content}
    </NavLink>
  );
}
