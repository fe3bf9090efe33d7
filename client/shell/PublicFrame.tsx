import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Facts } from '../facts.ts';
import { Brand } from '../ui/BrandMark.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';

/** Around the pages that anyone may read; the server renders it too. */
export const PublicFrame = ({ facts, children }: { facts: Facts; children: ReactNode }) => (
  <>
    <a className={styles.skip} href="#content">Spring til indhold</a>
    <header className={styles.header}>
      <div className={styles.brand}><Brand product={facts.product} />{facts.demo && <span className={styles.demo}>Demo</span>}</div>
      <nav className={`${styles.nav} ${styles.desk}`} aria-label="Hovedmenu">
        <Link className={styles.link} to="/#licenser">Licenser</Link>
        <Link className={styles.link} to="/#serviceaftaler">Serviceaftaler</Link>
        <Link className={styles.link} to="/#klippekort">Klippekort</Link>
      </nav>
      <span className={styles.push} />
      <ButtonLink to="/login" variant="quiet">Log ind</ButtonLink>
      <ButtonLink to="/register" variant="primary">Opret konto</ButtonLink>
    </header>
    <main id="content" className={styles.main} tabIndex={-1}>{children}</main>
    <Footer legal={facts.legal} />
  </>
);
