import { LogOut } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Avatar } from '../../ui/Badge.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import styles from './Frame.module.css';
import { useFrameContext } from './useFrame.ts';

/** The menu of the signed-in user, with the theme and the sign-out. */
export function UserMenu() {
  const { user, menus, signOut } = useFrameContext();
  return (
    <Menu
      label="Brugermenu"
      trigger={
        <AriaButton className={styles.account} aria-label={`Brugermenu, ${user.name}`}>
          <Avatar name={user.name} />
        </AriaButton>
      }
      header={
        <>
          <p className={styles.userName}>{user.name}</p>
          <p className={styles.userDetail}>{user.email}</p>
          <p className={styles.userDetail}>{user.companyName}</p>
          <div className={styles.theme}>
            Tema <ThemeSwitch />
          </div>
        </>
      }
      entries={[
        ...menus.further.map(({ to, label, icon }) => ({ id: to, label, icon, to })),
        { id: 'sign-out', startsGroup: true, label: 'Log ud', icon: <LogOut aria-hidden />, onAction: signOut },
      ]}
    />
  );
}
