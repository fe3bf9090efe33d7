import { Plan } from '../../../domain/basics/vocabulary.ts';
import styles from './LicensePitch.module.css';
import { Pitch } from './Pitch.tsx';

const descriptions: Record<Plan, string> = {
  PLAN_SUPPORT_TEAM: 'Henvendelser fra mail og formularer som sager i én fælles indbakke',
  PLAN_SUITE_TEAM: 'Mail, chat, telefoni og beskeder samlet, med et hjælpecenter til kunderne',
  PLAN_SUITE_GROWTH: 'Mål for svartider, flere sprog og en portal, hvor kunderne følger deres sager',
  PLAN_SUITE_PRO: 'Egne rapporter, fordeling efter kompetencer og fora for jeres kunder',
  PLAN_SUITE_ENTERPRISE: 'Egne roller, sandkasse til afprøvning og mange brands i samme løsning',
};

export const LicensePitch = () => (
  <Pitch
    id="licenser"
    title="Licenser, afdeling for afdeling"
    lead={
      'Hver afdeling har sin egen installation, kontaktperson og betaling. ' +
      'I kan altid se, hvad der kører, hvad der er på vej, og hvornår næste fornyelse falder.'
    }
    points={[
      'Følg hver anmodning, og annuller den, mens den afventer',
      'Månedlig eller årlig betaling for hver installation',
      'Tag de licenser, I allerede har, med fra dag ét',
    ]}
  >
    <dl className={styles.plans}>
      {Object.entries(Plan).map(([plan, { label }]) => (
        <div key={plan}>
          <dt>{label}</dt>
          <dd>{descriptions[plan as Plan]}</dd>
        </div>
      ))}
    </dl>
  </Pitch>
);
