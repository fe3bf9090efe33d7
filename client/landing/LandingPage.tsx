import type { Legal } from '../facts.ts';
import { ClipCards } from './ClipCards.tsx';
import { Closing } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { Included } from './Included.tsx';
import styles from './Landing.module.css';
import { Licenses } from './Licenses.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { REGISTER_OPEN } from './registration.ts';
import { ServiceAgreements } from './ServiceAgreements.tsx';
import { Steps } from './Steps.tsx';

export const LANDING_TITLE = 'Zendesk-licenser, serviceaftaler og hjælp i timer';
export const LANDING_DESCRIPTION =
  'Bestil Zendesk-licenser, køb serviceaftaler og klippekort, og følg jeres opgaver ét sted. Åbne priser og en fast kontaktperson.';

interface LandingPageProps {
  legal: Legal;
  registerOpen?: boolean;
}

/** Readable before any JavaScript runs: plain markup, and every number from the domain. */
export const LandingPage = ({ legal, registerOpen = REGISTER_OPEN }: LandingPageProps) => (
  <div className={styles.landing}>
    <Hero registerOpen={registerOpen} />
    <Promises />
    <Licenses />
    <ServiceAgreements />
    <ClipCards />
    <Included />
    <Steps registerOpen={registerOpen} />
    <Questions legal={legal} />
    <Closing legal={legal} registerOpen={registerOpen} />
  </div>
);
