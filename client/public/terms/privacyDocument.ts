import type { TermsText } from './TermsText.ts';

export const privacyDocument: TermsText = {
  kind: 'PRIVACY',
  version: '2026-11-01',
  title: 'Privatlivspolitik',
  summary: 'Hvilke oplysninger vi har om dig, hvad vi bruger dem til, og hvilke rettigheder du har.',
  sections: ({ companyName, product, address, vatNumber, email, phone }) => [
    {
      title: 'Hvem er ansvarlig',
      content: [
        `${companyName}, ${address}, CVR ${vatNumber}, er dataansvarlig for de personoplysninger, vi behandler i ${product}. Skriv til ${email}, eller ring på ${phone}, hvis du har spørgsmål.`,
        'For indholdet af jeres egne systemer, for eksempel sager og kunder i Zendesk, er jeres virksomhed dataansvarlig. Får vi adgang til dem under arbejdet, er vi databehandler efter en særskilt databehandleraftale.',
      ],
    },
    {
      title: 'Det registrerer vi',
      content: [
        [
          'Konto: navn, e-mail, rolle og en adgangskode, som kun gemmes som en hash, der ikke kan læses.',
          'Virksomhed og afdelinger: navn, CVR, adresse, kontaktperson, telefon, fakturerings-e-mail, EAN- og PO-nummer.',
          'Installationer: subdomæne, aftale, den Zendesk-nøgle og e-mail, som integrationerne bruger, og den adgang, I selv giver til en butik.',
          'Bestillinger og betalinger: licenser, serviceaftaler, klippekort, posteringer og et betalingskorts type, udløb og sidste fire cifre. Hele kortnummeret ser vi aldrig.',
          'Licenser i brug: portalen bruger Zendesk-nøglen til at tælle agenterne i jeres Zendesk hver nat og gemmer kun tallene. Slår en kontoadministrator i jeres virksomhed navne til, gemmer vi også hver agents id, navn, rolle, oprettelse og seneste login i Zendesk, og om agenten er suspenderet. Agenternes e-mails gemmes aldrig.',
          'Opgaver: hvad de handler om, hvem der arbejder på dem, og den tid, der er brugt.',
          'Events: navn, e-mail, telefon, firma og de hensyn til kost eller tilgængelighed, som du selv oplyser. Det gælder også, når du tilmelder dig uden en konto.',
          'Aktivitet: hvem der har gjort hvad i portalen, og hvornår.',
          'Sessioner og teknik: tidspunkter for login og tekniske logs, herunder IP-adresse.',
        ],
        'Oplysningerne kommer fra dig selv, fra en kollega, der har oprettet dig, eller fra de systemer, jeres virksomhed har forbundet med portalen.',
      ],
    },
    {
      title: 'Det bruger vi dem til, og på hvilket grundlag',
      content: [
        [
          'At levere det, din virksomhed har bestilt, give dig adgang til portalen og holde kontakt med dig om det. Grundlaget er vores legitime interesse i at opfylde aftalen med virksomheden, databeskyttelsesforordningens artikel 6, stk. 1, litra f. Er du selv part i aftalen, er det litra b.',
          'At vise din virksomhed, hvor mange licenser den bruger, og, når den selv har slået navne til, hvilke der ikke bliver brugt (legitim interesse i ikke at betale for mere end nødvendigt, litra f). Oplysningerne må ikke bruges til at kontrollere medarbejdere.',
          'At føre bogholderi og dokumentere handler, som bogføringsloven kræver (artikel 6, stk. 1, litra c).',
          'At holde portalen sikker, finde fejl, forebygge misbrug og kunne vise, hvem der har gjort hvad (legitim interesse, litra f).',
          'At holde de events, du tilmelder dig (aftale, litra b).',
          'At tage de hensyn, du beder om ved et event (samtykke, litra a, og for helbredsoplysninger artikel 9, stk. 2, litra a).',
        ],
        'Vi træffer ingen afgørelser om dig alene ved automatisk behandling, og vi bruger ikke oplysningerne til profilering.',
      ],
    },
    {
      title: 'Når vi hjælper dig i portalen',
      content: [
        'En af vores administratorer kan logge ind som dig for at hjælpe eller finde en fejl. Det kan højst vare en time ad gangen, adgangskode og e-mail kan ikke ændres imens, og det, der gøres, står med begges navne i aktivitetsoversigten.',
      ],
    },
    {
      title: 'Hvem får dem',
      content: [
        'Vi sælger ikke oplysninger, og kolleger i din virksomhed kan se det, der hører til virksomheden. Navne på agenter i Zendesk ser kun virksomhedens egne kontoadministratorer: hverken andre kolleger eller vores administratorer. Derudover får disse leverandører det, der er nødvendigt for deres opgave:',
        [
          'Drift: servere og database, hvor portalen kører.',
          'E-mail: udsendelse af bekræftelser og beskeder.',
          'Betaling: behandling af kortbetalinger. Kortoplysningerne går direkte til betalingsudbyderen.',
          'Opgavestyring: det system, hvor vi planlægger opgaver og registrerer tid.',
          'Bogføring: det regnskabssystem, hvor fakturaer og kunder føres.',
          'Zendesk og de tjenester, som jeres virksomhed selv forbinder med en installation, for eksempel Shopify.',
          'Sprogmodel: kun hvor portalen skriver, at en oversigt er lavet med kunstig intelligens. Da sendes teksten fra jeres seneste aktivitet til den.',
        ],
        'Leverandører, der behandler oplysninger for os, er bundet af databehandleraftaler. Behandles oplysninger uden for EU/EØS, sker det på et gyldigt overførselsgrundlag, normalt EU-Kommissionens standardkontrakter. Du kan få en liste over leverandørerne ved at skrive til os.',
      ],
    },
    {
      title: 'Hvor længe',
      content: [
        [
          'Bogføringsmateriale gemmes i 5 år fra udløbet af det regnskabsår, det vedrører.',
          'En konto deaktiveres, når den slettes. Navnet bliver stående på de bestillinger og handlinger, det hører til, indtil du beder om at få det slettet.',
          'Afsluttede logins slettes efter 30 dage, teksten i mails, når de er sendt, og modtager og emne efter 90 dage.',
          'En sikkerhedslog over log ind, rettigheder og eksport, med navn, e-mail og IP-adresse, gemmes normalt i 24 måneder.',
          'Tilmeldinger til events uden konto slettes 90 dage efter eventet, og kopier, du bestiller af dine oplysninger, efter 7 dage.',
          'Oplysninger om en agent i Zendesk slettes 30 dage efter, at agenten har forladt jeres Zendesk eller ikke længere bruger en licens. De slettes alle med det samme, når navne slås fra eller Zendesk-nøglen fjernes. Antallet af licenser i brug bliver.',
          'Oplysninger om kost og tilgængelighed slettes senest 3 måneder efter eventet.',
        ],
        'Andre oplysninger slettes, når de ikke længere er nødvendige for det, de blev indsamlet til, eller for at en part kan gøre et krav gældende.',
      ],
    },
    {
      title: 'Det gemmes i din browser',
      content: [
        'Portalen bruger ingen sporing eller statistik fra andre. I browserens lokale lager ligger:',
        [
          'dit login-bevis, mens du er logget ind,',
          'dit valg af lyst eller mørkt tema,',
          'det, du er i gang med at skrive i en formular, til den er sendt.',
        ],
        'Når du logger ind, får browseren en cookie, som viser, at du har logget ind på kontoen fra den før. Den beskytter kontoen mod fremmede, der gætter på adgangskoden, og den udløber efter 180 dage.',
        'Mens en butik eller Zendesk bliver forbundet, ligger der også i højst ti minutter en cookie, som viser, at det er dig, der kommer tilbage fra Shopify eller Zendesk.',
        'Det er nødvendigt for, at portalen virker, og kræver derfor ikke samtykke. Når et kort skal skrives ind, kan betalingsudbyderen sætte egne cookies for at forebygge svindel.',
      ],
    },
    {
      title: 'Sikkerhed',
      content: [
        'Al trafik er krypteret, adgang gives kun til dem, der har brug for den, og hver virksomheds oplysninger er adskilt fra de andres i selve databasen. Sker der alligevel et brud, der indebærer en høj risiko for dig, får du besked uden unødig forsinkelse.',
      ],
    },
    {
      title: 'Dine rettigheder',
      content: [
        'Du har ret til:',
        [
          'at se, hvad vi har registreret om dig (artikel 15),',
          'at få forkerte oplysninger rettet (artikel 16),',
          'at få oplysninger slettet, når vi ikke længere må have dem (artikel 17),',
          'at få behandlingen begrænset (artikel 18),',
          'at få udleveret de oplysninger, du selv har givet, i et almindeligt format (artikel 20),',
          'at gøre indsigelse mod behandling, der sker efter litra f (artikel 21).',
        ],
        'Et samtykke kan du altid trække tilbage. Det ændrer ikke ved det, der er sket, mens det gjaldt.',
        `Har du en konto, henter du en kopi af dine oplysninger og beder om sletning under Mine data i din profil. Ellers skriv til ${email}. Vi svarer inden for en måned. Er du utilfreds med vores svar, kan du klage til Datatilsynet på datatilsynet.dk.`,
      ],
    },
    {
      title: 'Ændringer',
      content: [
        'Vi retter politikken til, når portalen eller reglerne ændrer sig. Datoen øverst viser, hvornår den sidst er ændret. Er ændringen væsentlig for dig, får du besked på mail.',
      ],
    },
  ],
};
