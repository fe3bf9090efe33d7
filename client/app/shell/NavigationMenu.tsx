import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import { useLocation } from 'react-router';
import { Menu } from '../../ui/Menu.tsx';
import styles from './Frame.module.css';
import type { NavigationItem } from './navigation.ts';
import { PendingCount } from './NavigationLink.tsx';

interface MenuButtonProps extends Pick<ButtonProps, 'onPress' | 'aria-expanded' | 'aria-haspopup'> {
  label: string;
  icon: ReactNode;
  /** The entries of the menu. */
  items: NavigationItem[];
  ref?: Ref<HTMLButtonElement>;
}

interface NavigationMenuProps extends Pick<MenuButtonProps, 'label' | 'icon' | 'items'> {
  onGo: (item: NavigationItem) => void;
}

/** The number of items behind an entry that wait for the team or for the user. */
const waitingCount = ({ pendingCount = 0, awaitingCount = 0 }: NavigationItem) => pendingCount + awaitingCount;

/** Says whether an entry leads to the screen that is shown. */
function useIsCurrent(): (item: NavigationItem) => boolean {
  const { pathname } = useLocation();
  return ({ to }) => pathname === to || pathname.startsWith(`${to}/`);
}

/** The button of a menu in the header, with the number of items that wait behind the entries of the menu. */
export function MenuButton({ label, icon, items, ...button }: MenuButtonProps) {
  const isCurrent = useIsCurrent();
  return (
    <AriaButton {...button} className={styles.link} {...(items.some(isCurrent) && { 'aria-current': true })}>
      {icon}
      <span className={styles.company}>{label}</span>
      <PendingCount count={items.reduce((sum, item) => sum + waitingCount(item), 0)} />
      <ChevronDown aria-hidden />
    </AriaButton>
  );
}

/** A menu in the header, hidden on phones. Renders nothing without items. */
export function NavigationMenu({ label, icon, items, onGo }: NavigationMenuProps) {
  const isCurrent = useIsCurrent();
  if (!items.length) return null;
  return (
    <div className={styles.notOnPhone}>
      <Menu
        label={label}
        trigger={<MenuButton label={label} icon={icon} items={items} />}
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
