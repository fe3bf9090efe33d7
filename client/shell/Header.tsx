import { Building2, LogOut, Menu as MenuIcon, Search, Shield } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { facts } from '../facts.ts';
import { Avatar } from '../ui/Badge.tsx';
import { Brand } from '../ui/BrandMark.tsx';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Menu } from '../ui/Menu.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import styles from './Frame.module.css';
import { menusOf, type NavigationEntry, type NavigationItem } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { useAdminCounts } from './useAdminCounts.ts';
import { useAwaitingApprovals } from './useAwaitingApprovals.ts';
import { useAwaitingTasks } from './useAwaitingTasks.ts';
import { usePanels } from './usePanels.ts';
import { useSignOut } from './useSignOut.ts';
import type { Header_viewer$key } from './__generated__/Header_viewer.graphql.ts';

interface HeaderProps {
  viewer: Header_viewer$key;
  navigation: NavigationEntry[];
}

/** The header for a signed-in user, with the menus, the button of the command palette, and the user menu. */
export function Header({ viewer, navigation }: HeaderProps) {
  const { user, customer, viewerCanAdminister, viewerCanApprovePurchases } = useFragment(
    graphql`
      fragment Header_viewer on Viewer {
        user {
          name
          email
        }
        customer {
          name
        }
        viewerCanAdminister
        viewerCanApprovePurchases
      }
    `,
    viewer,
  );
  const { Panels, openPanel, open, close } = usePanels();
  const navigate = useNavigate();
  const signOut = useSignOut();

  const company = customer?.name ?? 'Firma';
  const menus = menusOf(navigation, {
    tasks: useAwaitingTasks(customer !== null && customer !== undefined),
    approvals: useAwaitingApprovals(viewerCanApprovePurchases),
    admin: useAdminCounts(viewerCanAdminister),
  });
  const shownAdminItems = viewerCanAdminister ? menus.admin : [];
  const userName = user?.name ?? '';
  const menuGroups = [
    { title: '', items: menus.main },
    { title: company, items: menus.company },
    { title: 'Administration', items: shownAdminItems },
  ].filter(({ items }) => items.length);
  const paletteGroups = [
    ...menuGroups.map(({ title, items }) => ({ title: title || 'Gå til', items })),
    { title: 'Mere', items: menus.further },
    { title: 'Betingelser', items: menus.terms },
  ];
  const goTo = ({ to, isExternal }: NavigationItem) => (isExternal ? window.location.assign(to) : void navigate(to));

  return (
    <header className={styles.header}>
      <div className={styles.menuButton}>
        <IconButton label="Åbn menu" onPress={() => open('menu')}>
          <MenuIcon aria-hidden />
        </IconButton>
      </div>
      <div className={styles.brand}>
        <Brand product={facts().product} />
        {facts().demo && <span className={styles.demo}>Demo</span>}
      </div>
      <nav className={classes(styles.nav, styles.rooms)} aria-label="Hovedmenu">
        {menus.main.map((item) => (
          <NavigationLink key={item.to} item={item} />
        ))}
      </nav>
      <span className={styles.spacer} />
      <button type="button" className={classes(styles.search, styles.notOnPhone)} onClick={() => open('palette')}>
        <Search aria-hidden />
        <span>Søg eller gå til</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <NavigationMenu label={company} icon={<Building2 aria-hidden />} items={menus.company} onGo={goTo} />
      <NavigationMenu label="Admin" icon={<Shield aria-hidden />} items={shownAdminItems} onGo={goTo} />
      <div className={styles.onPhone}>
        <IconButton label="Søg eller gå til" onPress={() => open('palette')}>
          <Search aria-hidden />
        </IconButton>
      </div>
      <Menu
        label="Brugermenu"
        trigger={
          <AriaButton className={styles.account} aria-label={`Brugermenu, ${userName}`}>
            <Avatar name={userName} />
          </AriaButton>
        }
        header={
          <>
            <p className={styles.userName}>{userName}</p>
            <p className={styles.userDetail}>{user?.email}</p>
            <p className={styles.userDetail}>{customer?.name}</p>
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
      {Panels && (
        <Panels
          openPanel={openPanel}
          menuGroups={menuGroups}
          paletteGroups={paletteGroups}
          onGo={goTo}
          onSignOut={signOut}
          onClose={close}
        />
      )}
    </header>
  );
}
