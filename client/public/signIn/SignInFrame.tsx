import type { ReactNode } from 'react';
import { PRICE_NOTICE } from '../../app/shell/Footer.tsx';
import { Brand, Contours } from '../../ui/BrandMark.tsx';
import { facts } from '../../ui/facts.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Login.module.css';

/** The layout of the pages for signing in: one half with the form, and a decorative half that phones do not show. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { product, legal } = facts();
  return (
    <div className={styles.login}>
      <main className={styles.formSide} id="content" tabIndex={-1}>
        <div className={styles.formBox}>
          <div className={styles.brand}>
            <Brand product={product} />
          </div>
          {children}
        </div>
        <p className={styles.notice}>
          {PRICE_NOTICE} <Link to="/terms">Betingelser</Link>
          <br />
          {legal.companyName} · <span className="num">CVR {legal.vatNumber}</span> ·{' '}
          <a href={`mailto:${legal.email}`}>{legal.email}</a>
        </p>
      </main>
      <div className={styles.decoration} aria-hidden>
        <Contours width={720} height={1000} />
        <div className={styles.decorationText}>
          <p>Hjælp til jeres Zendesk, samlet ét sted.</p>
          <p>Se, hvad I har bestilt, hvad hver time gik til, og hvad der venter på jer.</p>
        </div>
      </div>
    </div>
  );
}
