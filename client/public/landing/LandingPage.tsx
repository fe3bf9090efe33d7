import type { Legal } from '../../ui/facts.ts';
import { ClipCardPitch } from './ClipCardPitch.tsx';
import { Closing } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { Included } from './Included.tsx';
import styles from './Landing.module.css';
import { LicensePitch } from './LicensePitch.tsx';
import { Promises } from './Promises.tsx';
import { Questions } from './Questions.tsx';
import { ServiceAgreementPitch } from './ServiceAgreementPitch.tsx';
import { Steps } from './Steps.tsx';

export const LANDING_TITLE = 'Zendesk-licenser, serviceaftaler og hjælp i timer';
export const LANDING_DESCRIPTION =
  'Bestil Zendesk-licenser, køb serviceaftaler og klippekort, og følg jeres opgaver ét sted. ' +
  'Åbne priser og en fast kontaktperson.';

/**
 * The front page for visitors. It is prerendered, so that it can be read without JavaScript. Its prices and terms come
 * from `domain`.
 */
export const LandingPage = ({ legal }: { legal: Legal }) => (
  <div className={styles.landing}>
    <Hero />
    <Promises />
    <LicensePitch />
    <ServiceAgreementPitch />
    <ClipCardPitch />
    <Included />
    <Steps />
    <Questions legal={legal} />
    <Closing legal={legal} />
  </div>
);
