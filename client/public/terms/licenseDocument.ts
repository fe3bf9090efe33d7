import { licenseTerms } from '../../../domain/basics/termNumbers.ts';
import { LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import {
  businessOnly,
  closingSections,
  confidentiality,
  forceMajeure,
  lateSentence,
  liability,
  paymentMethodSentence,
  vatSentence,
} from './commonSections.ts';
import type { TermsText } from './TermsText.ts';

const { minContractMonths, maxContractMonths, renewalDays, noticeDays } = licenseTerms;
const { PENDING, PROCESSING, APPROVED, COMPLETED, REJECTED } = LicenseRequestStatus;
const plans = new Intl.ListFormat('da', { type: 'disjunction' }).format(Object.values(Plan).map(({ label }) => label));

export const licenseDocument: TermsText = {
  kind: 'LICENSE',
  version: '2026-11-01',
  title: 'Licensbetingelser',
  summary: `Bestilling, fornyelse senest ${renewalDays} dage før udløb og ${noticeDays} dages varsel for ændringer.`,
  sections: (party) => [
    {
      title: 'Aftalen',
      content: [
        `Betingelserne gælder, når en virksomhed (»I«) bestiller Zendesk-licenser hos ${party.companyName} (»vi«) i ${party.product}. Vi formidler licenserne. Selve tjenesten leveres af Zendesk, hvis egne vilkår I accepterer, når I tager den i brug.`,
        businessOnly,
      ],
    },
    {
      title: 'Bestilling',
      content: [
        'En bestilling er en anmodning, som I kan følge i portalen:',
        [
          `${PENDING.label}: vi har modtaget anmodningen. Så længe den afventer, kan I selv annullere den.`,
          `${PROCESSING.label}: vi er gået i gang.`,
          `${APPROVED.label}: anmodningen er godkendt, og licenserne er på vej.`,
          `${COMPLETED.label}: licenserne kan bruges og står under »Licenser«.`,
          `${REJECTED.label}: anmodningen bliver ikke til noget. Den er annulleret af jer eller afvist af os.`,
        ],
        'Aftalen om licenserne er indgået, når anmodningen er fuldført. Har installationen i forvejen aktive licenser af samme type, lægges de nye til dem og følger deres datoer. Ellers løber de fra den dag, anmodningen fuldføres.',
      ],
    },
    {
      title: 'Licenstyper og antal',
      content: [
        `En licens hører til én installation og én plan: ${plans}.`,
        'Antallet svarer til det antal medarbejdere, der skal kunne arbejde som agenter. En licens må ikke deles af flere på samme tid.',
      ],
    },
    {
      title: 'Aftaleperiode',
      content: [
        `Aftaleperioden vælges for hver installation og kan være fra ${minContractMonths} til ${maxContractMonths} måneder. Aftalen er bindende i perioden.`,
        'Licenser, som I allerede har, kan skrives ind i portalen, når virksomheden oprettes. De løber fra den startdato, I oplyser, og aftaleperioden ud.',
      ],
    },
    {
      title: 'Pris og betaling',
      content: [
        'Prisen for licenserne aftales, før anmodningen fuldføres. Der betales månedligt eller årligt, som det er valgt for installationen.',
        paymentMethodSentence,
        vatSentence,
        lateSentence,
      ],
    },
    {
      title: 'Fornyelse',
      content: [
        `Fornyelse aftales senest ${renewalDays} dage, før licenserne udløber. Portalen viser, hvornår næste fornyelse falder.`,
        'Licenser, der ikke fornyes, udløber, når perioden er slut. I har selv ansvaret for at hente de data, I vil beholde, inden da.',
      ],
    },
    {
      title: 'Ændringer',
      content: [
        `Ændringer varsles med ${noticeDays} dage. Det gælder, både når I vil ændre antal, licenstype eller betalingsinterval, og når vi ændrer noget i aftalen.`,
        'Antallet kan sættes op i løbet af perioden. Det kan sættes ned, når perioden er slut.',
        `Ændrer Zendesk sine priser eller planer, giver vi jer besked mindst ${noticeDays} dage, før det får betydning for jer.`,
      ],
    },
    {
      title: 'Brug og adgang',
      content: [
        'I bestemmer, hvem der har adgang til jeres installation, og har ansvaret for det, der sker i den. Adgangskoder og API-nøgler skal opbevares forsvarligt.',
        'Bruges licenserne i strid med Zendesks vilkår eller lovgivningen, kan vi eller Zendesk lukke for dem, når vi har gjort jer opmærksom på det og givet jer en rimelig frist til at rette op.',
      ],
    },
    liability(
      'Vi er ikke ansvarlige for, at Zendesks tjeneste er utilgængelig eller ændrer sig. Vores samlede ansvar kan ikke overstige det, I har betalt for de licenser, kravet angår, i de seneste 12 måneder.',
    ),
    forceMajeure,
    confidentiality,
    ...closingSections(party),
  ],
};
