import { Menu as MenuIcon, PanelLeft, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Brand } from '../../../ui/BrandMark.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { facts } from '../../../ui/facts.ts';
import { WithinArea } from '../areas/AreasContext.tsx';
import { BackOfficeLayout } from '../BackOfficeLayout.tsx';
import { rememberBackOfficePath } from '../backOfficePath.ts';
import { ConfirmEmailBanner } from '../ConfirmEmailBanner.tsx';
import { Content, SkipLink } from '../Content.tsx';
import frameStyles from '../Frame.module.css';
import { FrameSwitch } from '../FrameSwitch.tsx';
import { CustomerFrame } from '../Shell.tsx';
import { useFrameContext } from '../useFrame.ts';
import { usePanels } from '../usePanels.ts';
import { UserMenu } from '../UserMenu.tsx';
import styles from './BackOffice.module.css';
import { navigationGroups } from './navigationGroups.ts';
import { ProviderEnds } from './ProviderEnds.tsx';
import { ShortcutHint } from './ShortcutHint.tsx';
import { DrawerNavigation, SideNavigation } from './SideNavigation.tsx';
import { collapseSide, isSideCollapsed } from './sideState.ts';
import { ToastShortcut } from './ToastShortcut.tsx';
import { useBackOfficeShortcuts } from './useBackOfficeShortcuts.ts';

/**
 * The frame around the screens of the back office. Users of companies may open some of these screens, and see
 * them in the frame of the customers.
 */
export const BackOfficeFrame = () => (useFrameContext().isEmployee ? <EmployeeFrame /> : <CustomerFrame />);

function EmployeeFrame() {
  const { viewer, menus, user, goTo, signOut } = useFrameContext();
  const { Panels, openPanel, open, close } = usePanels();
  const groups = navigationGroups(menus.admin);
  const shortcuts = useBackOfficeShortcuts({ groups, goTo, onSearch: () => open('palette') });
  const { pathname, search } = useLocation();
  useEffect(() => rememberBackOfficePath(pathname + search), [pathname, search]);
  return (
    <>
      <SkipLink />
      <BackOfficeLayout
        brand={
          <div className={frameStyles.brand}>
            <Brand product={facts().product} />
            {facts().demo && <span className={frameStyles.demo}>Demo</span>}
          </div>
        }
        menuButton={
          <IconButton label="Åbn menu" onPress={() => open('menu')}>
            <MenuIcon aria-hidden />
          </IconButton>
        }
        collapseButton={<CollapseButton />}
        navigation={<SideNavigation groups={groups} onShowShortcuts={shortcuts.show} />}
        topBar={
          <>
            <button type="button" className={styles.search} onClick={() => open('palette')}>
              <Search aria-hidden />
              <span>Søg eller gå til</span>
              <kbd aria-hidden>Ctrl K</kbd>
            </button>
            <span className={styles.spacer} />
            <div className={styles.switch}>
              <FrameSwitch />
            </div>
            <div className={styles.onPhone}>
              <IconButton label="Søg eller gå til" onPress={() => open('palette')}>
                <Search aria-hidden />
              </IconButton>
            </div>
            <UserMenu />
          </>
        }
      >
        <ConfirmEmailBanner viewer={viewer} />
        <WithinArea area="support">
          <ProviderEnds />
        </WithinArea>
        <Content />
      </BackOfficeLayout>
      <ShortcutHint />
      <ToastShortcut />
      {Panels && (
        <Panels
          openPanel={openPanel}
          menu={<DrawerNavigation groups={groups} />}
          paletteGroups={[
            ...groups.map(({ title, items }) => ({ title: title || 'Gå til', items })),
            { title: user.companyName || 'Min virksomhed', items: [...menus.main, ...menus.company] },
            { title: 'Mere', items: menus.further },
            { title: 'Betingelser', items: menus.terms },
          ]}
          onGo={goTo}
          onSignOut={signOut}
          onClose={close}
        />
      )}
      {shortcuts.Dialog && <shortcuts.Dialog onClose={shortcuts.close} />}
    </>
  );
}

function CollapseButton() {
  const [isCollapsed, setCollapsed] = useState(isSideCollapsed);
  const toggle = () => {
    collapseSide(!isCollapsed);
    setCollapsed(!isCollapsed);
  };
  return (
    <IconButton label={isCollapsed ? 'Fold menuen ud' : 'Fold menuen sammen'} size="small" onPress={toggle}>
      <PanelLeft aria-hidden />
    </IconButton>
  );
}
