import styles from './Steps.module.css';

const registering = { title: 'Opret virksomheden', text: 'Virksomhed, afdeling, Zendesk, bruger og et sidste blik. Fem korte trin, og I er inde.' };
const writing = { title: 'Fortæl os om jer', text: 'CVR, afdelinger og jeres subdomæne hos Zendesk. Har I allerede licenser, tager vi dem med.' };
const rest = [
  { title: 'Vælg betaling og licenser', text: 'Faktura eller kort for hver afdeling, og så er bestillingen få klik væk.' },
  { title: 'Mød jeres kontaktperson', text: 'Navn, telefon og kalender står på forsiden, når I logger ind.' },
];

export const Steps = ({ registerOpen }: { registerOpen: boolean }) => (
  <section className={styles.steps}>
    <h2>I gang på tre skridt</h2>
    <ol>
      {[registerOpen ? registering : writing, ...rest].map(({ title, text }, index) => (
        <li key={title}><span className={styles.number} aria-hidden>{index + 1}</span><h3>{title}</h3><p>{text}</p></li>
      ))}
    </ol>
  </section>
);
