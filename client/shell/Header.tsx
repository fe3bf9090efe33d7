import { Building2, LogOut, Menu as MenuIcon, Search, Shield } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { facts } from '../facts.ts';
import { Avatar } from '../ui/Badge.tsx';
import { Brand } from '../ui/BrandMark.tsx';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Menu } from '../ui/Menu.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import styles from './Frame.module.css';
import { adminPlaces, companyPlaces, furtherPlaces, mainPlaces, type Place } from './navigation.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { useAdminCounts } from './useAdminCounts.ts';
import { useAwaitingTasks } from './useAwaitingTasks.ts';
import { usePanels } from './usePanels.ts';
import { useSignOut } from './useSignOut.ts';
import type { Header_viewer$key } from './__generated__/Header_viewer.graphql.ts';

export function Header({ viewer }: { viewer: Header_viewer$key }) {
  const { user, customer, viewerCanAdminister } = useFragment(
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
      }
    `,
    viewer,
  );
  const { Panels, panel, open, close } = usePanels();
  const navigate = useNavigate();
  const signOut = useSignOut();

  const company = customer?.name ?? 'Firma';
  const rooms = mainPlaces(useAwaitingTasks(customer !== null && customer !== undefined));
  const counts = useAdminCounts(viewerCanAdminister);
  const shownAdminPlaces = viewerCanAdminister ? adminPlaces(counts) : [];
  const userName = user?.name ?? '';
  const groups = [
    { title: '', places: rooms },
    { title: company, places: companyPlaces },
    { title: 'Administration', places: shownAdminPlaces },
  ].filter(({ places }) => places.length);
  const goTo = ({ to, isExternal }: Place) => (isExternal ? window.location.assign(to) : void navigate(to));

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
        {rooms.map((place) => (
          <PlaceLink key={place.to} place={place} />
        ))}
      </nav>
      <span className={styles.push} />
      <button type="button" className={classes(styles.search, styles.desk)} onClick={() => open('palette')}>
        <Search aria-hidden />
        <span>Søg eller gå til</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <PlaceMenu label={company} icon={<Building2 aria-hidden />} places={companyPlaces} onGo={goTo} />
      <PlaceMenu label="Admin" icon={<Shield aria-hidden />} places={shownAdminPlaces} onGo={goTo} />
      <div className={styles.phone}>
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
            <p className={styles.who}>{userName}</p>
            <p className={styles.mail}>{user?.email}</p>
            <p className={styles.mail}>{customer?.name}</p>
            <div className={styles.theme}>
              Tema <ThemeSwitch />
            </div>
          </>
        }
        entries={[
          ...furtherPlaces.map(({ to, label, icon }) => ({ id: to, label, icon, to })),
          { id: 'sign-out', startsGroup: true, label: 'Log ud', icon: <LogOut aria-hidden />, onAction: signOut },
        ]}
      />
      {Panels && <Panels open={panel} groups={groups} onGo={goTo} onSignOut={signOut} onClose={close} />}
    </header>
  );
}
