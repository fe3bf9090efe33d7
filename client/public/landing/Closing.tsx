import { Contours } from '../../ui/BrandMark.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Legal } from '../../ui/facts.ts';
import styles from './Closing.module.css';

/** The last section of the landing page. It has the dark theme, whatever theme the visitor uses. */
export const Closing = ({ legal }: { legal: Legal }) => (
  <section className={styles.closing} data-theme="dark">
    <Contours width={1440} height={360} />
    <div className={styles.text}>
      <h2>Saml det hele i dag</h2>
      <p>Det koster ikke noget at oprette en konto. I betaler først, når I bestiller.</p>
      <div className={styles.actions}>
        <ButtonLink to="/register" variant="light" size="large">
          Opret konto
        </ButtonLink>
        <ButtonLink to={`mailto:${legal.email}`} variant="quiet" size="large">
          Skriv til os
        </ButtonLink>
      </div>
    </div>
  </section>
);
