import { Building2, ChevronDown, LogOut, Menu as MenuIcon, Search, Shield, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button as AriaButton } from 'react-aria-components';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { facts } from '../facts.ts';
import { Avatar, Badge, Count } from '../ui/Badge.tsx';
import { Brand } from '../ui/BrandMark.tsx';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Drawer } from '../ui/Dialog.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Palette } from '../ui/Palette.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import styles from './Frame.module.css';
import { adminPlaces, companyPlaces, furtherPlaces, mainPlaces, type Place } from './navigation.tsx';
import { paletteGroups } from './paletteGroups.tsx';
import { useAdminCounts } from './useAdminCounts.ts';
import { useAwaitingTasks } from './useAwaitingTasks.ts';
import { useSignOut } from './useSignOut.ts';
import type { Header_viewer$key } from './__generated__/Header_viewer.graphql.ts';

export function Header({ viewer }: { viewer: Header_viewer$key }) {
  const { user, customer, viewerCanAdminister } = useFragment(
    graphql`
      fragment Header_viewer on Viewer {
        user { name email }
        customer { name }
        viewerCanAdminister
      }
    `,
    viewer,
  );
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  useEffect(() => setMenuOpen(false), [pathname]);
  usePaletteKey(() => setPaletteOpen(true));

  const company = customer?.name ?? 'Firma';
  const rooms = mainPlaces(useAwaitingTasks(customer !== null && customer !== undefined));
  const counts = useAdminCounts(viewerCanAdminister);
  const forAdmins = viewerCanAdminister ? adminPlaces(counts) : [];
  const userName = user?.name ?? '';
  const groups = [
    { title: '', places: rooms },
    { title: company, places: companyPlaces },
    { title: 'Administration', places: forAdmins },
  ].filter(({ places }) => places.length);
  const go = ({ to, isElsewhere }: Place) => (isElsewhere ? window.location.assign(to) : void navigate(to));

  return (
    <header className={styles.header}>
      <div className={styles.menuButton}><IconButton label="Åbn menu" onPress={() => setMenuOpen(true)}><MenuIcon aria-hidden /></IconButton></div>
      <div className={styles.brand}><Brand product={facts().product} />{facts().demo && <span className={styles.demo}>Demo</span>}</div>
      <nav className={classes(styles.nav, styles.rooms)} aria-label="Hovedmenu">
        {rooms.map((place) => <PlaceLink key={place.to} place={place} />)}
      </nav>
      <span className={styles.push} />
      <button type="button" className={classes(styles.search, styles.desk)} onClick={() => setPaletteOpen(true)}>
        <Search aria-hidden /><span>Søg eller gå til</span><kbd aria-hidden>Ctrl K</kbd>
      </button>
      <PlaceMenu label={company} icon={<Building2 aria-hidden />} places={companyPlaces} onGo={go} />
      <PlaceMenu label="Admin" icon={<Shield aria-hidden />} places={forAdmins} onGo={go} />
      <div className={styles.phone}><IconButton label="Søg eller gå til" onPress={() => setPaletteOpen(true)}><Search aria-hidden /></IconButton></div>
      <Menu
        label="Brugermenu"
        trigger={<AriaButton className={styles.account} aria-label={`Brugermenu, ${userName}`}><Avatar name={userName} /></AriaButton>}
        header={
          <>
            <p className={styles.who}>{userName}</p>
            <p className={styles.mail}>{user?.email}</p>
            <p className={styles.mail}>{customer?.name}</p>
            <div className={styles.theme}>Tema <ThemeSwitch /></div>
          </>
        }
        entries={[...furtherPlaces.map(({ to, label, icon }) => ({ id: to, label, icon, to })), { id: 'sign-out', startsGroup: true, label: 'Log ud', icon: <LogOut aria-hidden />, onAction: signOut }]}
      />
      <Drawer label="Menu" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <div className={styles.drawerHead}>
          <Brand product={facts().product} />
          <IconButton label="Luk menu" onPress={() => setMenuOpen(false)}><X aria-hidden /></IconButton>
        </div>
        <nav className={styles.drawerNav} aria-label="Menu">
          {groups.map(({ title, places }) => (
            <div key={title}>
              {title && <h3>{title}</h3>}
              {places.map((place) => <PlaceLink key={place.to} place={place} withIcon />)}
            </div>
          ))}
        </nav>
        <div className={styles.drawerFoot}><div className={styles.theme}>Tema <ThemeSwitch /></div></div>
      </Drawer>
      <Palette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} groups={paletteGroups([...groups, { title: 'Mere', places: furtherPlaces }], go, signOut)} />
    </header>
  );
}

const PlaceLink = ({ place: { to, label, icon, isElsewhere, waiting, turn }, withIcon }: { place: Place; withIcon?: boolean }) =>
  isElsewhere
    ? <a className={styles.link} href={to}>{withIcon && icon}{label}</a>
    : <NavLink className={styles.link} to={to}>{withIcon && icon}{label}<Waiting count={waiting} /><Turn count={turn} /></NavLink>;

const Waiting = ({ count = 0 }: { count?: number | undefined }) => count > 0 && <span className={styles.waiting}><Count>{count}</Count><span className="visually-hidden"> afventer</span></span>;

/** A dot in the header; the drawer has room for the words. */
const Turn = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && <span className={styles.turn} title={turnText(count)}><Badge tone="turn">{turnText(count)}</Badge></span>;

const turnText = (count: number) => `${count} afventer dig`;

interface PlaceMenuProps {
  label: string;
  icon: React.ReactNode;
  places: Place[];
  onGo: (place: Place) => void;
}

function PlaceMenu({ label, icon, places, onGo }: PlaceMenuProps) {
  const { pathname } = useLocation();
  if (!places.length) return null;
  const isIn = ({ to }: Place) => pathname === to || pathname.startsWith(`${to}/`);
  const waiting = places.reduce((sum, place) => sum + (place.waiting ?? 0), 0);
  return (
    <div className={styles.desk}>
      <Menu
        label={label}
        trigger={<AriaButton className={styles.link} {...(places.some(isIn) && { 'aria-current': true })}>{icon}<span className={styles.company}>{label}</span><Waiting count={waiting} /><ChevronDown aria-hidden /></AriaButton>}
        entries={places.map((place) => ({ id: place.to, label: place.label, icon: place.icon, end: <Waiting count={place.waiting} />, isCurrent: isIn(place), onAction: () => onGo(place) }))}
      />
    </div>
  );
}

function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
