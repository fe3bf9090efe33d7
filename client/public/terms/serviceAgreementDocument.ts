import { formatKroner } from '../../../domain/basics/money.ts';
import { firstPriceList } from '../../../domain/money/prices.ts';
import { AGREEMENT_MONTHS, agreementTerms } from '../../../domain/sales/agreementPricing.ts';
import { agreementBenefits, threeYearExtras } from './agreementBenefits.ts';
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

const { noticeMonths, responseHours, criticalResolutionHours, normalResolutionHours, availabilityPercent } =
  agreementTerms;
const years = AGREEMENT_MONTHS.map((months) => months / 12).join(' eller ');
const availability = availabilityPercent.toLocaleString('da-DK');

/** These terms name their own figures, whatever the price list says later. */
const { licenseTiers, yearlyDiscountPercent } = firstPriceList;

const priceLines = licenseTiers.map(({ upTo, price }, index) => {
  const licenses =
    upTo === null ? `Over ${licenseTiers[index - 1]!.upTo} aktive licenser` : `Op til ${upTo} aktive licenser`;
  return `${licenses}: ${formatKroner(price)} pr. licens pr. måned`;
});

export const serviceAgreementDocument: TermsText = {
  kind: 'SERVICE_AGREEMENT',
  version: '2026-11-01',
  title: 'Serviceaftalebetingelser',
  summary: `${years} år med svar inden for ${responseHours} timer og ${availability}\u00A0% tilgængelighed.`,
  sections: (party) => [
    {
      title: 'Aftalen',
      content: [
        `Betingelserne gælder, når en virksomhed (»I«) bestiller en serviceaftale hos ${party.companyName} (»vi«) i ${party.product}. Aftalen indgås for én afdeling og omfatter alle afdelingens installationer hos Zendesk.`,
        `En aftale løber i ${years} år fra den dag, den bestilles. Når vi har aktiveret den, får I besked på mail, og fra da af gælder fristerne for svar og løsning. Kan vi ikke aktivere aftalen, bortfalder den, og I får det tilbage, I har betalt.`,
        businessOnly,
      ],
    },
    {
      title: 'Det er med i aftalen',
      content: [
        'En serviceaftale omfatter:',
        agreementBenefits,
        'Løber aftalen i 3 år, er der desuden:',
        threeYearExtras,
        'Licenser er ikke med i aftalen. Større ændringer, nye løsninger og undervisning ud over det nævnte kan udføres på et klippekort.',
      ],
    },
    {
      title: 'Svartid, løsningstid og tilgængelighed',
      content: [
        [
          `Vi svarer på en henvendelse inden for ${responseHours} timer. Et svar er et menneske, der har læst henvendelsen og siger, hvad der sker nu.`,
          `Kritiske fejl løses inden for ${criticalResolutionHours} timer. En fejl er kritisk, når en væsentlig del af jeres kundeservice står stille.`,
          `Øvrige fejl løses inden for ${normalResolutionHours} timer.`,
          `Det, vi driver for jer, er tilgængeligt ${availability} % af tiden, målt over en kalendermåned.`,
        ],
        'Fristerne regnes fra det tidspunkt, vi modtager henvendelsen. En fejl er løst, når funktionen virker igen, eventuelt ad en anden vej, indtil den er rettet endeligt.',
        'Fejl hos Zendesk eller andre leverandører, vedligeholdelse, som er varslet, og tid, hvor vi venter på jer, tæller ikke med. Vi følger op hos leverandøren på jeres vegne.',
      ],
    },
    {
      title: 'Pris',
      content: [
        'Prisen afhænger af, hvor mange aktive licenser afdelingen har. Den sats, som antallet udløser, gælder for alle licenserne:',
        priceLines,
        'Månedsprisen er satsen gange antallet af aktive licenser. Antallet tælles, når hver periode begynder, så prisen følger med op og ned. Kommer der licenser til i en periode, betales de for resten af den, regnet fra dagen efter.',
        `Betales der for et år ad gangen, er prisen 12 månedspriser med ${yearlyDiscountPercent} % rabat.`,
        vatSentence,
        'Satserne kan ændres uden varsel for nye aftaler. For en aftale, der løber, gælder en ny sats tidligst fra den næste periode, og vi giver besked forinden.',
      ],
    },
    {
      title: 'Betaling',
      content: [
        'Aftalen betales forud, for en måned eller et år ad gangen. Den første periode betales ved bestillingen og hver følgende periode, når den begynder.',
        `${paymentMethodSentence} Ved kreditkort trækkes beløbet på det kort, der er gemt på afdelingen.`,
        lateSentence,
      ],
    },
    {
      title: 'Jeres medvirken',
      content: [
        'I giver os de adgange og oplysninger, som arbejdet kræver, har en kontaktperson, der kan træffe beslutninger, og beskriver en fejl, så den kan genskabes.',
        'Ændrer I selv, eller lader I andre ændre, i det, vi har sat op, kan følgerne af ændringen kræve et klippekort.',
      ],
    },
    {
      title: 'Opsigelse og ophør',
      content: [
        `Begge parter kan opsige aftalen skriftligt med ${noticeMonths} måneders varsel til udløbet af aftaleperioden. En mail er nok.`,
        'Aftalen ophører, når perioden er slut, medmindre vi inden da har aftalt en ny.',
        'Misligholder en af parterne aftalen væsentligt og retter det ikke inden 14 dage efter et skriftligt påkrav, kan den anden part ophæve den. Ophæver I aftalen, får I tilbage, hvad I har betalt for tiden efter ophævelsen.',
      ],
    },
    liability('Vores samlede ansvar i et kalenderår kan ikke overstige det, I har betalt for aftalen i samme år.'),
    forceMajeure,
    confidentiality,
    ...closingSections(party),
  ],
};
