import styles from './Steps.module.css';

const steps = [
  {
    title: 'Opret virksomheden',
    text: 'Virksomhed, afdeling, Zendesk, bruger og et sidste blik. Fem korte trin, og I er inde.',
  },
  {
    title: 'Vælg betaling og licenser',
    text: 'Faktura eller kort for hver afdeling, og så er bestillingen få klik væk.',
  },
  { title: 'Mød jeres kontaktperson', text: 'Navn, telefon og kalender står på forsiden, når I logger ind.' },
];

export const Steps = () => (
  <section className={styles.steps}>
    <h2>I gang på tre skridt</h2>
    <ol>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
