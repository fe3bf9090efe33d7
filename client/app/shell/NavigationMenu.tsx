import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocation } from 'react-router';
import { Menu } from '../../ui/Menu.tsx';
import styles from './Frame.module.css';
import type { NavigationItem } from './navigation.ts';
import { PendingCount } from './NavigationLink.tsx';

interface NavigationMenuProps {
  label: string;
  icon: ReactNode;
  items: NavigationItem[];
  onGo: (item: NavigationItem) => void;
}

/** The number of items behind an entry that wait for an admin or for the user. */
const waitingCount = ({ pendingCount = 0, awaitingCount = 0 }: NavigationItem) => pendingCount + awaitingCount;

/** A menu in the header, hidden on phones. Renders nothing without items. */
export function NavigationMenu({ label, icon, items, onGo }: NavigationMenuProps) {
  const { pathname } = useLocation();
  if (!items.length) return null;
  const isCurrent = ({ to }: NavigationItem) => pathname === to || pathname.startsWith(`${to}/`);
  const pendingCount = items.reduce((sum, item) => sum + waitingCount(item), 0);
  return (
    <div className={styles.notOnPhone}>
      <Menu
        label={label}
        trigger={
          <AriaButton className={styles.link} {...(items.some(isCurrent) && { 'aria-current': true })}>
            {icon}
            <span className={styles.company}>{label}</span>
            <PendingCount count={pendingCount} />
            <ChevronDown aria-hidden />
          </AriaButton>
        }
        entries={items.map((item) => ({
          id: item.to,
          label: item.label,
          icon: item.icon,
          end: <PendingCount count={waitingCount(item)} />,
          isCurrent: isCurrent(item),
          onAction: () => onGo(item),
        }))}
      />
    </div>
  );
}
