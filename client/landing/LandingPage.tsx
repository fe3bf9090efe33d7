import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { clipCardPrice, volumeDiscounts } from '../../domain/clipCardPricing.ts';
import { agreementTerms, licenseSteps, YEARLY_DISCOUNT_PERCENT } from '../../domain/agreementPricing.ts';
import { formatKroner, ore, roundHalfUp } from '../../domain/money.ts';
import { clipCardTerms } from '../../domain/terms.ts';
import type { Legal } from '../facts.ts';
import { Contours } from '../ui/BrandMark.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { PunchBar } from '../ui/Meters.tsx';
import { Hero } from './Hero.tsx';
import styles from './Landing.module.css';
import { Questions } from './Questions.tsx';

export const LANDING_TITLE = 'Zendesk-licenser, serviceaftaler og hjælp i timer';
export const LANDING_DESCRIPTION =
  'Bestil Zendesk-licenser, køb serviceaftaler og klippekort, og følg jeres opgaver ét sted. Faste priser og en fast kontaktperson.';

/** Readable before any JavaScript runs: plain markup, and every number from the domain. */
export const LandingPage = ({ legal }: { legal: Legal }) => (
  <div className={styles.landing}>
    <Hero />
    <Promises />
    <Pitch
      id="licenser" title="Licenser, afdeling for afdeling"
      lead="Hver afdeling har sin egen installation, kontaktperson og betaling. I kan altid se, hvad der kører, hvad der er på vej, og hvornår næste fornyelse falder."
      points={['Følg hver anmodning, og fortryd den, mens den afventer', 'Månedlig eller årlig betaling for hver installation', 'Tag de licenser, I allerede har, med fra dag ét']}
    >
      <Plans />
    </Pitch>
    <Pitch
      id="serviceaftaler" title="En serviceaftale, der bliver billigere, når I vokser"
      lead={`En fast pris pr. licens om måneden, regnet af afdelingens aktive licenser. Betal for et år ad gangen, og spar ${YEARLY_DISCOUNT_PERCENT} %.`}
      points={[
        `1 eller 3 år med ${agreementTerms.noticeMonths} måneders skriftligt varsel`,
        `Kritiske fejl løst inden for ${agreementTerms.criticalResolutionHours} timer, øvrige inden for ${agreementTerms.normalResolutionHours}`,
        'Fem ekstra ydelser er med i en treårig aftale',
      ]}
    >
      <PriceLadder />
    </Pitch>
    <Pitch
      id="klippekort" title="Klippekort: timer til det, der skal gøres"
      lead="Makroer, flows, rapporter og integrationer. Køb timerne, når det passer jer, og se bagefter, hvad hver af dem gik til."
      points={['Opret opgaver direkte i portalen', 'Se tiden på hver opgave', 'I godkender opgaven, før den lukkes']}
    >
      <ClipCardPrices />
    </Pitch>
    <Start />
    <Questions />
    <section className={styles.closing} data-theme="dark">
      <Contours width={1440} height={360} />
      <div className={styles.closingText}>
        <h2>Hvad kan vi hjælpe jer med?</h2>
        <p className={styles.lead}>Skriv eller ring, så finder vi ud af, hvad I har brug for. I betaler først, når I bestiller.</p>
        <div className={styles.actions}>
          <ButtonLink to={`mailto:${legal.email}`} variant="light" size="large">Skriv til os</ButtonLink>
          <ButtonLink to={`tel:${legal.phone.replaceAll(' ', '')}`} variant="quiet" size="large">Ring {legal.phone}</ButtonLink>
        </div>
      </div>
    </section>
  </div>
);

const promises = [
  { value: `${agreementTerms.responseHours} timer`, text: 'til første svar med serviceaftale' },
  { value: `${agreementTerms.criticalResolutionHours} timer`, text: 'til løsning på kritiske fejl' },
  { value: `${agreementTerms.availabilityPercent.toLocaleString('da-DK')} %`, text: 'tilgængelighed' },
  { value: `${clipCardTerms.schedulingWorkdays} arbejdsdage`, text: 'til jeres opgave er planlagt' },
];

const Promises = () => (
  <section className={styles.band} aria-label="Vores løfter">
    <dl className={styles.promises}>
      {promises.map(({ value, text }) => <div key={text}><dt>{text}</dt><dd>{value}</dd></div>)}
    </dl>
  </section>
);

interface PitchProps {
  id: string;
  title: string;
  lead: string;
  points: string[];
  children: ReactNode;
}

const Pitch = ({ id, title, lead, points, children }: PitchProps) => (
  <section className={styles.pitch} id={id}>
    <div>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.ticks}>{points.map((point) => <li key={point}><Check aria-hidden />{point}</li>)}</ul>
    </div>
    {children}
  </section>
);

const plans = [
  ['Support Team', 'Sager fra mail og formularer i én fælles indbakke'],
  ['Suite Team', 'Mail, chat, telefoni og hjælpecenter samlet'],
  ['Suite Growth', 'SLA-mål, flere hjælpecentre og selvbetjening'],
  ['Suite Professional', 'Egne rapporter og styring efter kompetencer'],
  ['Suite Enterprise', 'Egne roller, sandkasse og flere brands'],
] as const;

const Plans = () => (
  <dl className={styles.plans}>
    {plans.map(([name, text]) => <div key={name}><dt>{name}</dt><dd>{text}</dd></div>)}
  </dl>
);

function PriceLadder() {
  const highest = licenseSteps[0].kroner;
  return (
    <figure className={styles.card}>
      <figcaption className={styles.label}>Pris pr. licens pr. måned</figcaption>
      <ol className={styles.ladder}>
        {licenseSteps.map(({ upTo, kroner }, index) => (
          <li key={kroner} style={{ '--at': (100 * kroner) / highest } as CSSProperties}>
            <span className={styles.price}>{formatKroner(ore(kroner))}</span>
            <i aria-hidden />
            <span className={styles.caption}>{upTo === Infinity ? `Over ${licenseSteps[index - 1]!.upTo}` : `Op til ${upTo}`}</span>
          </li>
        ))}
      </ol>
      <p className={styles.caption}>Antal aktive licenser i afdelingen</p>
    </figure>
  );
}

const ClipCardPrices = () => (
  <div className={styles.tableCard}>
    <table className={styles.prices}>
      <caption className="visually-hidden">Priser på klippekort</caption>
      <thead>
        <tr><th scope="col">Klippekort</th><th scope="col">Rabat</th><th scope="col">Pr. time</th><th scope="col">Pris</th></tr>
      </thead>
      <tbody>
        {volumeDiscounts.map(({ fromHours, percent }) => {
          const hours = fromHours === 1 ? 5 : fromHours;
          const { net } = clipCardPrice(hours);
          return (
            <tr key={hours}>
              <th scope="row"><span>{hours} timer</span><span className={styles.punch} style={{ width: `${hours * 3}px` }}><PunchBar hours={hours} used={0} low fine /></span></th>
              <td>{percent ? `${percent} %` : '–'}</td>
              <td>{formatKroner(ore(roundHalfUp(net / 100 / hours)))}</td>
              <td className={styles.price}>{formatKroner(net)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);

const steps = [
  ['Fortæl os om jer', 'CVR, afdelinger og jeres subdomæne hos Zendesk. Har I allerede licenser, tager vi dem med.'],
  ['Vælg betaling og licenser', 'Faktura eller kort for hver afdeling, og så er bestillingen få klik væk.'],
  ['Mød jeres kontaktperson', 'Navn, telefon og kalender står på forsiden, når I logger ind.'],
] as const;

const Start = () => (
  <section className={styles.start}>
    <h2>I gang på tre skridt</h2>
    <ol>
      {steps.map(([title, text], index) => (
        <li key={title}><span className={styles.stepNumber} aria-hidden>{index + 1}</span><h3>{title}</h3><p>{text}</p></li>
      ))}
    </ol>
  </section>
);
