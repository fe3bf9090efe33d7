import { formatKroner, withVat } from '../../../domain/basics/money.ts';
import { clipCardTerms } from '../../../domain/basics/termNumbers.ts';
import {
  CLIP_CARD_MONTHS,
  MAX_HOURS,
  MIN_HOURS,
  YEARLY_ADJUSTMENT_PERCENT,
} from '../../../domain/money/clipCardPricing.ts';
import { firstPriceList } from '../../../domain/money/prices.ts';
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

/** These terms name their own figures, whatever the price list says later. */
const { hourlyRate, volumeDiscounts } = firstPriceList;
const rate = formatKroner(hourlyRate);
const rateWithVat = formatKroner(withVat(hourlyRate));

const discountLines = volumeDiscounts.map(({ fromHours, percent }, index) => {
  const next = volumeDiscounts[index + 1];
  const hours = next ? `${fromHours} til ${next.fromHours - 1} timer` : `${fromHours} timer eller flere`;
  return percent ? `${hours}: ${percent} % rabat` : `${hours}: ingen rabat`;
});

export const clipCardDocument: TermsText = {
  kind: 'CLIP_CARD',
  version: '2026-11-01',
  title: 'Klippekortbetingelser',
  summary: `Forudbetalte timer til ${rate} ekskl. moms med mængderabat. Gælder i ${CLIP_CARD_MONTHS} måneder.`,
  sections: (party) => [
    {
      title: 'Aftalen',
      content: [
        `Betingelserne gælder, når en virksomhed (»I«) køber et klippekort af ${party.companyName} (»vi«) i ${party.product}. Et klippekort er et antal forudbetalte timer, som vi bruger på opgaver for den afdeling, kortet er købt til.`,
        'Aftalen er indgået, når I har accepteret betingelserne i portalen, og købet er registreret.',
        businessOnly,
      ],
    },
    {
      title: 'Timer, pris og rabat',
      content: [
        `Et klippekort kan være på ${MIN_HOURS} til ${MAX_HOURS} timer. Timeprisen er ${rate} ekskl. moms, det er ${rateWithVat} inkl. moms.`,
        'Jo flere timer et kort er på, jo større er rabatten på hele kortet:',
        discountLines,
        'Prisen er antallet af timer gange timeprisen, fratrukket rabatten og afrundet til hele kroner. I ser den, før I køber.',
        vatSentence,
      ],
    },
    {
      title: 'Regulering',
      content: [
        `Timeprisen reguleres hvert år i januar med mindst ${YEARLY_ADJUSTMENT_PERCENT} %. Priser kan i øvrigt ændres uden varsel for nye køb. Et kort, der er købt, beholder sin pris og sine timer.`,
      ],
    },
    {
      title: 'Betaling',
      content: [
        `${paymentMethodSentence} Ved kreditkort trækkes beløbet, når kortet købes. Afvises betalingen, er der ikke købt noget.`,
        'Er banken ikke færdig med en betaling, kan timerne bruges, så snart den er gået igennem.',
        lateSentence,
      ],
    },
    {
      title: 'Gyldighed',
      content: [
        `Klippekortet er gyldigt i ${CLIP_CARD_MONTHS} måneder fra købsdatoen.`,
        'Timer, der ikke er brugt, når kortet udløber, bortfalder og refunderes ikke. Timer kan ikke flyttes til et andet kort, en anden afdeling eller en anden virksomhed.',
      ],
    },
    {
      title: 'Sådan bruges timerne',
      content: [
        'I opretter opgaver i portalen eller aftaler dem med jeres kontaktperson. Vi registrerer tiden på den enkelte opgave, og I kan til enhver tid se, hvad timerne er gået til, og hvor mange der er tilbage.',
        'Arbejdet omfatter også det, der skal til for at løse opgaven: afklaring, møder, test og dokumentation.',
        'Når en opgave er klar til gennemsyn, står den som »Client approval«. I godkender den i portalen, hvorefter den afsluttes.',
        'Ser en opgave ud til at kræve flere timer, end der er tilbage på kortet, siger vi til, og resten aftales, før arbejdet fortsætter.',
      ],
    },
    {
      title: 'Svar og planlægning',
      content: [
        `Vi svarer på en henvendelse inden for ${clipCardTerms.replyHours} timer og planlægger arbejdet inden for ${clipCardTerms.schedulingWorkdays} arbejdsdage.`,
        'Fristen for planlægning regnes fra den dag, vi har de oplysninger og adgange, der er nødvendige for at gå i gang. At en opgave er planlagt, betyder, at I ved, hvem der løser den, og hvornår.',
      ],
    },
    {
      title: 'Fejl og rettigheder',
      content: [
        'Vi udfører arbejdet fagligt forsvarligt. Fejl i det, vi har leveret, retter vi uden at bruge af jeres timer, hvis I gør opmærksom på dem inden rimelig tid, efter at I har eller burde have opdaget dem.',
        'Det, vi laver til jer, må I frit bruge og ændre i jeres egen virksomhed. Metoder og generelle komponenter må vi også bruge hos andre.',
      ],
    },
    liability(
      'Vores samlede ansvar kan ikke overstige det beløb, I har betalt for det klippekort, som arbejdet er udført på.',
    ),
    forceMajeure,
    confidentiality,
    ...closingSections(party),
  ],
};
