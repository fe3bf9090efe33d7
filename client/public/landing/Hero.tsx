import { Check, Clock, Flag } from 'lucide-react';
import { productSections } from '../../app/shell/PublicFrame.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Contours } from '../../ui/BrandMark.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Hero.module.css';

export const Hero = () => (
  <section className={styles.hero}>
    <Contours width={1440} height={640} />
    <div className={styles.text}>
      <h1>
        Styr på Zendesk.
        <br />
        Ro til kunderne.
      </h1>
      <p>
        Bestil licenser, køb hjælp i timer, og følg hver opgave, til den er løst. Priserne står her på siden, og I får
        én kontaktperson, som kender jeres opsætning.
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/register" variant="primary" size="large">
          Opret konto
        </ButtonLink>
        <ButtonLink to="/#serviceaftaler" size="large">
          Se priser
        </ButtonLink>
      </div>
      <p className={styles.small}>Betal med faktura eller kort. Alle priser er ekskl. moms.</p>
      <nav className={styles.productLinks} aria-label="På siden">
        {productSections.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
    <div className={styles.pictures} aria-hidden>
      <Ticket hours={25} used={11} />
      <div className={styles.task}>
        <div className={styles.row}>
          <Badge tone="turn">Afventer dig</Badge>
          <span className={styles.flag}>
            <Flag />
            P1
          </span>
        </div>
        <strong>Returflow for webshop</strong>
        <p>Formular, makroer og automatisk returlabel. Klar til gennemsyn.</p>
        <div className={styles.row}>
          <span className={styles.approve}>
            <Check /> Godkend
          </span>
          <span className={styles.time}>
            <Clock />1 t 30 min
          </span>
        </div>
      </div>
      <div className={styles.stat}>
        <span>Aktive licenser</span>
        <b>52</b>
        <small>På 4 installationer</small>
      </div>
    </div>
  </section>
);

const HOLE_COLUMNS = 5;
const HOLE_DISTANCE = 42;

/**
 * A drawing of a clip card as a paper ticket, with a hole for each used hour and a numbered ring for each other one.
 */
function Ticket({ hours, used }: { hours: number; used: number }) {
  return (
    <svg className={styles.ticket} viewBox="0 0 500 256">
      <path
        className={styles.paper}
        d="M16 0H210a10 10 0 0 0 20 0H484a16 16 0 0 1 16 16V240a16 16 0 0 1-16 16H230a10 10 0 0 0-20 0H16a16 16 0 0 1-16-16V16A16 16 0 0 1 16 0Z"
      />
      <path className={styles.tear} d="M220 20V236" />
      <text className={styles.ticketSmall} x="32" y="50">
        Klippekort
      </text>
      <text className={styles.ticketBig} x="30" y="122">
        {hours}
      </text>
      <text className={styles.ticketMid} x="32" y="154">
        timers hjælp
      </text>
      {Array.from({ length: hours }, (_, index) => {
        const x = 286 + (index % HOLE_COLUMNS) * HOLE_DISTANCE;
        const y = 44 + Math.floor(index / HOLE_COLUMNS) * HOLE_DISTANCE;
        return index < used ? (
          <circle key={index} className={styles.hole} cx={x} cy={y} r="14" />
        ) : (
          <g key={index}>
            <circle className={styles.ring} cx={x} cy={y} r="14" />
            <text className={styles.ticketNumber} x={x} y={y + 4}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
