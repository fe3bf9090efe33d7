import type { ReactNode } from 'react';
import styles from './BackOfficeLayout.module.css';

interface BackOfficeLayoutProps {
  brand: ReactNode;
  /** Opens the menu of phones and tablets. */
  menuButton: ReactNode;
  /** The button that collapses the side navigation. */
  collapseButton?: ReactNode;
  navigation?: ReactNode;
  topBar?: ReactNode;
  children: ReactNode;
}

/** Places the parts of the back office: the side navigation, the top bar and the content. The skeleton uses it too. */
export const BackOfficeLayout = ({
  brand,
  menuButton,
  collapseButton,
  navigation,
  topBar,
  children,
}: BackOfficeLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.side} data-side-navigation>
      <nav className={styles.sideInner} aria-label="Back office">
        <div className={styles.sideHead}>
          {brand}
          {collapseButton && <div className={styles.collapse}>{collapseButton}</div>}
        </div>
        {navigation}
      </nav>
    </div>
    <div className={styles.work}>
      <header className={styles.topBar}>
        <div className={styles.menuButton}>{menuButton}</div>
        <div className={styles.phoneBrand}>{brand}</div>
        {topBar}
      </header>
      {children}
    </div>
  </div>
);
