import type { Legal } from '../../ui/facts.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Frame.module.css';

export const PRICE_NOTICE = 'Alle priser er ekskl. moms og kan ændres uden varsel.';

export const Footer = ({ legal }: { legal: Legal }) => (
  <footer className={styles.footer}>
    <p>
      {PRICE_NOTICE} <Link to="/terms">Betingelser</Link> · <Link to="/events/public">Events for alle</Link>
    </p>
    <p>
      {legal.companyName} · {legal.address} · <span className="num">CVR {legal.vatNumber}</span> ·{' '}
      <a href={`mailto:${legal.email}`}>{legal.email}</a> · <span className="num">{legal.phone}</span>
    </p>
  </footer>
);
