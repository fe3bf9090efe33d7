import type { TermsDocument } from './TermsDocument.ts';

export const privacyDocument: TermsDocument = {
  path: '/terms/privacy',
  title: 'Privatlivspolitik',
  summary: 'Hvilke oplysninger vi har om jer, hvad vi bruger dem til, og hvilke rettigheder I har.',
  sections: ({ companyName, product, address, vatNumber, email, phone }) => [
    {
      title: 'Hvem er ansvarlig',
      content: [
        `${companyName}, ${address}, CVR ${vatNumber}, er dataansvarlig for de personoplysninger, vi behandler i ${product}. Skriv til ${email} eller ring på ${phone}, hvis du har spørgsmål.`,
        'For indholdet af jeres egne systemer, som vi får adgang til under arbejdet, er I dataansvarlige, og vi er databehandler efter en særskilt databehandleraftale.',
      ],
    },
    {
      title: 'Det registrerer vi',
      content: [
        [
          'Konto: navn, e-mail, rolle og en adgangskode, som kun gemmes i krypteret form (hash).',
          'Virksomhed og afdelinger: navn, CVR, adresse, kontaktpersoner, telefon, fakturerings-e-mail, EAN og PO-nummer.',
          'Bestillinger og betalinger: licenser, serviceaftaler, klippekort, posteringer og de sidste fire cifre af et betalingskort. Hele kortnummeret ser vi aldrig.',
          'Opgaver og brugt tid, tilmeldinger til arrangementer og eventuelle hensyn til kost eller tilgængelighed, som du selv oplyser.',
          'Aktivitet: hvem der har gjort hvad i portalen, og hvornår.',
          'Teknik: tidspunkter for login og tekniske logs, herunder IP-adresse, til at holde portalen sikker.',
        ],
      ],
    },
    {
      title: 'Det bruger vi dem til, og på hvilket grundlag',
      content: [
        [
          'At levere det, I har bestilt, og give jer adgang til portalen (opfyldelse af aftale, databeskyttelsesforordningens artikel 6, stk. 1, litra b).',
          'At føre bogholderi og dokumentere handler (retlig forpligtelse, artikel 6, stk. 1, litra c).',
          'At holde portalen sikker, finde fejl og forebygge misbrug (legitim interesse, artikel 6, stk. 1, litra f).',
          'At tage de hensyn ved arrangementer, som du beder om (samtykke, artikel 6, stk. 1, litra a, og for helbredsoplysninger artikel 9, stk. 2, litra a).',
        ],
      ],
    },
    {
      title: 'Hvem får dem',
      content: [
        'Vi sælger ikke oplysninger. Vi bruger databehandlere til drift af servere, udsendelse af mail, kortbetaling, opgavestyring og bogføring. De får kun det, der er nødvendigt, og er bundet af databehandleraftaler.',
        'Behandles oplysninger uden for EU/EØS, sker det på et gyldigt overførselsgrundlag, normalt EU-Kommissionens standardkontrakter.',
      ],
    },
    {
      title: 'Hvor længe',
      content: [
        [
          'Bogføringsmateriale gemmes i 5 år fra udløbet af det regnskabsår, det vedrører.',
          'En konto deaktiveres, når den slettes. Navnet bliver stående på de bestillinger og handlinger, det hører til, så længe de gemmes.',
          'Afsluttede logins slettes efter 30 dage, og teksten i mails slettes, når de er sendt.',
          'Oplysninger om kost og tilgængelighed slettes senest 3 måneder efter arrangementet.',
        ],
      ],
    },
    {
      title: 'Det gemmes i din browser',
      content: [
        'Portalen bruger ingen cookies til sporing eller statistik. I browserens lokale lager ligger dit login-bevis, mens du er logget ind, dit valg af lyst eller mørkt tema og det, du er i gang med at skrive i en formular. Det er nødvendigt for, at portalen virker.',
      ],
    },
    {
      title: 'Dine rettigheder',
      content: [
        'Du har ret til at se, hvad vi har registreret om dig, til at få det rettet eller slettet, til at få behandlingen begrænset, til at gøre indsigelse og til at få dine oplysninger udleveret i et almindeligt format. Et samtykke kan du altid trække tilbage.',
        `Skriv til ${email}. Er du utilfreds med vores svar, kan du klage til Datatilsynet på datatilsynet.dk.`,
      ],
    },
  ],
};
