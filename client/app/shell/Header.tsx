import { Building2, Menu as MenuIcon, Search, Shield } from 'lucide-react';
import { Brand } from '../../ui/BrandMark.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { facts } from '../../ui/facts.ts';
import { CompanyMenu } from './companies/CompanyMenu.tsx';
import styles from './Frame.module.css';
import { FrameSwitch } from './FrameSwitch.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { useFrameContext } from './useFrame.ts';
import { usePanels } from './usePanels.ts';
import { UserMenu } from './UserMenu.tsx';

/** The header of the customers' frame, with the menus, the button of the command palette, and the user menu. */
export function Header() {
  const { user, memberships, menus, isEmployee, goTo, signOut } = useFrameContext();
  const { Panels, openPanel, open, close } = usePanels();
  const company = user.companyName || 'Firma';
  const menuGroups = [
    { title: '', items: menus.main },
    { title: company, items: menus.company },
    { title: 'Administration', items: menus.admin },
  ].filter(({ items }) => items.length);
  const paletteGroups = [
    ...menuGroups.map(({ title, items }) => ({ title: title || 'Gå til', items })),
    { title: 'Mere', items: menus.further },
    { title: 'Betingelser', items: menus.terms },
  ];

  return (
    <header className={classes(styles.header, isEmployee && styles.ofAdmin)}>
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
      {memberships.length > 1 ? (
        <CompanyMenu label={company} memberships={memberships} items={menus.company} />
      ) : (
        <NavigationMenu label={company} icon={<Building2 aria-hidden />} items={menus.company} onGo={goTo} />
      )}
      <NavigationMenu label="Admin" icon={<Shield aria-hidden />} items={menus.admin} onGo={goTo} />
      {isEmployee && (
        <div className={classes(styles.switch, styles.notOnPhone)}>
          <FrameSwitch />
        </div>
      )}
      <div className={styles.onPhone}>
        <IconButton label="Søg eller gå til" onPress={() => open('palette')}>
          <Search aria-hidden />
        </IconButton>
      </div>
      <UserMenu />
      {Panels && (
        <Panels
          openPanel={openPanel}
          menu={menuGroups.map(({ title, items }) => (
            <div key={title}>
              {title && <h3>{title}</h3>}
              {items.map((item) => (
                <NavigationLink key={item.to} item={item} withIcon />
              ))}
            </div>
          ))}
          paletteGroups={paletteGroups}
          onGo={goTo}
          onSignOut={signOut}
          onClose={close}
        />
      )}
    </header>
  );
}
