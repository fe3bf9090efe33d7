import {
  CLIP_CARD_MONTHS, HOURLY_RATE_KRONER, MAX_HOURS, MIN_HOURS, volumeDiscounts, YEARLY_ADJUSTMENT_PERCENT,
} from '../../domain/clipCardPricing.ts';
import { formatKroner, ore, VAT_PERCENT } from '../../domain/money.ts';
import { clipCardTerms } from '../../domain/terms.ts';
import type { TermsDocument } from './TermsDocument.ts';

const rate = formatKroner(ore(HOURLY_RATE_KRONER));

const discountLines = volumeDiscounts.map(({ fromHours, percent }, index) => {
  const next = volumeDiscounts[index + 1];
  const hours = next ? `${fromHours} til ${next.fromHours - 1} timer` : `${fromHours} timer eller flere`;
  return percent ? `${hours}: ${percent} % rabat` : `${hours}: ingen rabat`;
});

export const clipCardDocument: TermsDocument = {
  path: '/terms/clip-card',
  title: 'Klippekortbetingelser',
  summary: `Forudbetalte timer til ${rate} ekskl. moms med mængderabat. Gælder i ${CLIP_CARD_MONTHS} måneder.`,
  sections: ({ companyName, product }) => [
    {
      title: 'Aftalen',
      content: [
        `Betingelserne gælder, når en virksomhed køber et klippekort af ${companyName} gennem ${product}. Et klippekort er et antal forudbetalte timer, som vi bruger på opgaver for den afdeling, kortet er købt til.`,
        'Aftalen er indgået, når køber har accepteret betingelserne i portalen, og vi har registreret købet. Den, der køber, skal have ret til at binde virksomheden.',
      ],
    },
    {
      title: 'Timer, pris og rabat',
      content: [
        `Et klippekort kan være på ${MIN_HOURS} til ${MAX_HOURS} timer. Timeprisen er ${rate} ekskl. moms. Af beløbet betales ${VAT_PERCENT} % moms.`,
        'Jo flere timer et kort er på, jo større er rabatten på hele kortet:',
        discountLines,
        'Prisen er antallet af timer gange timeprisen, fratrukket rabatten og afrundet til hele kroner.',
        `Timeprisen reguleres hvert år i januar med mindst ${YEARLY_ADJUSTMENT_PERCENT} %. Et kort, der allerede er købt, beholder sin pris.`,
      ],
    },
    {
      title: 'Betaling',
      content: [
        'Kortet betales med den betalingsmetode, der er valgt på afdelingen: faktura eller kreditkort. Ved kreditkort trækkes beløbet, når kortet købes. Gennemføres betalingen ikke, er der ikke købt noget.',
      ],
    },
    {
      title: 'Gyldighed',
      content: [
        `Klippekortet er gyldigt i ${CLIP_CARD_MONTHS} måneder fra købsdatoen.`,
        'Timer, der ikke er brugt, når kortet udløber, bortfalder og refunderes ikke. Timer kan ikke flyttes til et andet kort eller en anden virksomhed.',
      ],
    },
    {
      title: 'Sådan bruges timerne',
      content: [
        'Opgaver oprettes i portalen eller aftales med jeres kontaktperson. Vi registrerer den tid, der er brugt, på den enkelte opgave, og I kan til enhver tid se, hvad timerne er gået til.',
        'Når en opgave er klar til gennemsyn, står den som »Client approval«. I godkender den i portalen, hvorefter den afsluttes.',
        'Bruger en opgave flere timer, end der er tilbage på kortet, aftaler vi med jer, hvordan resten afregnes, før arbejdet fortsætter.',
      ],
    },
    {
      title: 'Svartid og planlægning',
      content: [
        `Vi svarer på en henvendelse inden for ${clipCardTerms.replyHours} timer og planlægger arbejdet inden for ${clipCardTerms.schedulingWorkdays} arbejdsdage.`,
        'Fristerne regnes fra den dag, vi har de oplysninger og adgange, der er nødvendige for at gå i gang.',
      ],
    },
    {
      title: 'Ansvar',
      content: [
        'Vi udfører arbejdet fagligt forsvarligt. Fejl i det, vi har leveret, retter vi uden at bruge af jeres timer, hvis I gør opmærksom på dem inden rimelig tid.',
        'Vi er ikke ansvarlige for driftstab, tabt fortjeneste eller andet indirekte tab. Vores samlede ansvar kan ikke overstige det beløb, I har betalt for det klippekort, som arbejdet er udført på.',
      ],
    },
    {
      title: 'Lovvalg',
      content: ['Aftalen er underlagt dansk ret. En tvist, som vi ikke kan løse sammen, afgøres ved de danske domstole.'],
    },
  ],
};
