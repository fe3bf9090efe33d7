import { VAT_PERCENT } from '../../../domain/basics/money.ts';
import type { TermsParty, TermsSection } from './TermsText.ts';

/** A paragraph in the first section of every agreement, which says who can be a customer. */
export const businessOnly =
  'Vi handler kun med virksomheder og andre erhvervsdrivende. Den, der bestiller, skal have ret til at binde virksomheden, og der er ingen fortrydelsesret.';

export const vatSentence = `Alle priser er ekskl. moms, og af beløbet betales ${VAT_PERCENT} % moms.`;

export const paymentMethodSentence =
  'Der betales med den betalingsmetode, som er valgt på afdelingen: faktura eller kreditkort. Uden en betalingsmetode kan der ikke bestilles.';

export const lateSentence =
  'En faktura betales senest den dato, der står på den. Betales der for sent, kan vi kræve renter og gebyrer efter renteloven og, når vi har varslet det skriftligt, sætte arbejdet i bero, til beløbet er betalt.';

export const liability = (limit: string): TermsSection => ({
  title: 'Ansvar',
  content: [
    'Parterne er ansvarlige efter dansk rets almindelige regler med de begrænsninger, der følger her.',
    'Ingen af parterne er ansvarlig for driftstab, tabt fortjeneste, tab af data, der kunne være gendannet, eller andet indirekte tab.',
    limit,
    'Begrænsningerne gælder ikke, hvis skaden er forvoldt med forsæt eller ved grov uagtsomhed.',
  ],
});

export const forceMajeure: TermsSection = {
  title: 'Force majeure',
  content: [
    'En part er ikke ansvarlig for det, der skyldes forhold uden for partens kontrol, som parten ikke burde have taget i betragtning ved aftalen, for eksempel strømsvigt, udfald hos tele- og cloududbydere, strejke, krig eller indgreb fra myndigheder. Fristerne forlænges med den tid, hindringen varer.',
  ],
};

export const confidentiality: TermsSection = {
  title: 'Fortrolighed og personoplysninger',
  content: [
    'Det, vi får at vide om hinandens forhold, holder vi for os selv, også når aftalen er slut.',
    'Behandler vi personoplysninger for jer i jeres egne systemer, sker det efter jeres instruks og en databehandleraftale. Hvordan vi behandler oplysninger om jeres brugere i portalen, står i privatlivspolitikken.',
  ],
};

export const closingSections = ({ companyName, email, phone }: TermsParty): TermsSection[] => [
  {
    title: 'Ændringer af betingelserne',
    content: [
      'Vi kan ændre betingelserne for nye bestillinger. For en aftale, der allerede er indgået, gælder de betingelser, I accepterede, medmindre en ændring følger af lovgivningen, eller I selv tiltræder den.',
    ],
  },
  {
    title: 'Lovvalg og værneting',
    content: [
      'Aftalen er underlagt dansk ret. Er vi uenige, prøver vi at blive enige ved at tale sammen. Lykkes det ikke, afgøres sagen ved de danske domstole.',
    ],
  },
  {
    title: 'Kontakt',
    content: [
      `Spørgsmål om betingelserne kan sendes til ${companyName} på ${email} eller stilles på telefon ${phone}.`,
    ],
  },
];
