import type { Legal } from '../facts.ts';
import { Contours } from '../ui/BrandMark.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './Closing.module.css';

/** The same night sea in both themes. */
export const Closing = ({ legal, registerOpen }: { legal: Legal; registerOpen: boolean }) => (
  <section className={styles.closing} data-theme="dark">
    <Contours width={1440} height={360} />
    <div className={styles.text}>
      <h2>{registerOpen ? 'Saml det hele i dag' : 'Hvad kan vi hjælpe jer med?'}</h2>
      <p>{registerOpen ? 'Det koster ikke noget at oprette en konto. I betaler først, når I bestiller.' : 'Skriv eller ring, så finder vi ud af, hvad I har brug for. I betaler først, når I bestiller.'}</p>
      <div className={styles.actions}>
        {registerOpen && <ButtonLink to="/register" variant="light" size="large">Opret konto</ButtonLink>}
        <ButtonLink to={`mailto:${legal.email}`} variant={registerOpen ? 'quiet' : 'light'} size="large">Skriv til os</ButtonLink>
        {!registerOpen && <ButtonLink to={`tel:${legal.phone.replaceAll(' ', '')}`} variant="quiet" size="large">Ring {legal.phone}</ButtonLink>}
      </div>
    </div>
  </section>
);
