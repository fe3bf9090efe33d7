import { Building2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyModule } from '../../../ui/lazyModule.ts';
import { prefetchOnIntent } from '../../../ui/prefetchOnIntent.ts';
import styles from '../Frame.module.css';
import type { NavigationItem } from '../navigation.ts';
import { MenuButton } from '../NavigationMenu.tsx';
import type { Membership } from './CompanyLink.tsx';
import type { CompanySwitcher } from './CompanySwitcher.tsx';

/** Most people have one company and never load the code. */
const switcherModule = lazyModule(() => import('./CompanySwitcher.tsx'));

interface CompanyMenuProps {
  /** The name of the tab's company. */
  label: string;
  memberships: readonly Membership[];
  /** The screens of the company. */
  items: NavigationItem[];
}

/** The menu of the tab's company for a person with several: leads to another company, and to the company's screens. */
export function CompanyMenu({ label, memberships, items }: CompanyMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Switcher, setSwitcher] = useState<typeof CompanySwitcher>();
  const close = () => setSwitcher(undefined);
  const { pathname } = useLocation();
  useEffect(() => setSwitcher(undefined), [pathname]);
  useEffect(() => prefetchOnIntent(switcherModule.fetch), []);
  return (
    <div className={styles.notOnPhone}>
      <MenuButton
        ref={button}
        label={label}
        icon={<Building2 aria-hidden />}
        items={items}
        aria-haspopup="dialog"
        aria-expanded={Boolean(Switcher)}
        onPress={() => switcherModule.use((module) => setSwitcher(() => module.CompanySwitcher))}
      />
      {Switcher && <Switcher button={button} company={label} memberships={memberships} items={items} onClose={close} />}
    </div>
  );
}
