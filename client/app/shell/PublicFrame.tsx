import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '../../ui/BrandMark.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Facts } from '../../ui/facts.ts';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';

interface PublicFrameProps {
  facts: Facts;
  /** False in the prerendered page, which is the same for everybody. */
  isSignedIn?: boolean;
  children: ReactNode;
}

/** The header and footer of the public pages. They are also prerendered, so the facts are a prop. */
export const PublicFrame = ({ facts, isSignedIn = false, children }: PublicFrameProps) => (
  <>
    <a className={styles.skip} href="#content">
      Spring til indhold
    </a>
    <header className={styles.header}>
      <div className={styles.brand}>
        <Brand product={facts.product} />
        {facts.demo && <span className={styles.demo}>Demo</span>}
      </div>
      <nav className={`${styles.nav} ${styles.notOnPhone}`} aria-label="Hovedmenu">
        {(isSignedIn ? productScreens : productSections).map(({ to, label }) => (
          <Link key={to} className={styles.link} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <span className={styles.spacer} />
      {isSignedIn ? (
        <ButtonLink to="/dashboard" variant="primary">
          Gå til overblikket
        </ButtonLink>
      ) : (
        <span data-for-strangers>
          <ButtonLink to="/login" variant="quiet">
            Log ind
          </ButtonLink>
          <ButtonLink to="/register" variant="primary">
            Opret konto
          </ButtonLink>
        </span>
      )}
    </header>
    <main id="content" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <Footer legal={facts.legal} />
  </>
);

/** Links to the sections of the front page about the products. */
export const productSections = [
  { to: '/#licenser', label: 'Licenser' },
  { to: '/#serviceaftaler', label: 'Serviceaftaler' },
  { to: '/#klippekort', label: 'Klippekort' },
];

const productScreens = [
  { to: '/licenses', label: 'Licenser' },
  { to: '/service-agreement', label: 'Serviceaftaler' },
  { to: '/clip-cards', label: 'Klippekort' },
];
