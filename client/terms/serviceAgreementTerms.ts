import { AGREEMENT_MONTHS, agreementTerms, licenseSteps, YEARLY_DISCOUNT_PERCENT } from '../../domain/agreementPricing.ts';
import { formatKroner, ore, VAT_PERCENT } from '../../domain/money.ts';
import type { TermsDocument } from './TermsDocument.ts';

const years = AGREEMENT_MONTHS.map((months) => months / 12).join(' eller ');
const availability = agreementTerms.availabilityPercent.toLocaleString('da-DK');

const priceLines = licenseSteps.map(({ upTo, kroner }, index) => {
  const licenses = upTo === Infinity ? `Over ${licenseSteps[index - 1]!.upTo} aktive licenser` : `Op til ${upTo} aktive licenser`;
  return `${licenses}: ${formatKroner(ore(kroner))} pr. licens pr. måned`;
});

export const serviceAgreementDocument: TermsDocument = {
  path: '/terms/service-agreement',
  title: 'Serviceaftalebetingelser',
  summary: `${years} år med svar inden for ${agreementTerms.responseHours} timer og ${availability} % tilgængelighed.`,
  sections: ({ companyName, product }) => [
    {
      title: 'Aftalen',
      content: [
        `Betingelserne gælder, når en virksomhed bestiller en serviceaftale hos ${companyName} gennem ${product}. Aftalen indgås for én afdeling og omfatter afdelingens installationer.`,
        `En aftale løber i ${years} år fra den dag, den bestilles. Den træder i kraft, når vi har aktiveret den, og I får besked på mail.`,
      ],
    },
    {
      title: 'Det er med i aftalen',
      content: [
        'Vi hjælper med spørgsmål og fejl i afdelingens installationer, og vi holder øje med, at de integrationer, vi har sat op, bliver ved med at virke.',
        'Større ændringer og nye løsninger er ikke omfattet. De kan udføres på et klippekort.',
      ],
    },
    {
      title: 'Svartid, løsningstid og tilgængelighed',
      content: [
        [
          `Vi svarer på en henvendelse inden for ${agreementTerms.responseHours} timer.`,
          `Kritiske fejl løses inden for ${agreementTerms.criticalResolutionHours} timer. En fejl er kritisk, når en væsentlig del af kundeservicen står stille.`,
          `Øvrige fejl løses inden for ${agreementTerms.normalResolutionHours} timer.`,
          `Det, vi driver for jer, er tilgængeligt ${availability} % af tiden, målt over en kalendermåned.`,
        ],
        'Fejl hos Zendesk eller andre leverandører og planlagt vedligeholdelse, som er varslet, tæller ikke med.',
      ],
    },
    {
      title: 'Pris',
      content: [
        'Prisen afhænger af, hvor mange aktive licenser afdelingen har. Den sats, som antallet udløser, gælder for alle licenserne:',
        priceLines,
        'Månedsprisen er satsen gange antallet af aktive licenser. Prisen følger antallet: kommer der flere eller færre licenser, ændrer prisen sig fra den næste periode.',
        `Betales der for et år ad gangen, er prisen 12 månedspriser med ${YEARLY_DISCOUNT_PERCENT} % rabat.`,
        `Alle priser er ekskl. moms. Af beløbet betales ${VAT_PERCENT} % moms.`,
      ],
    },
    {
      title: 'Betaling',
      content: [
        'Aftalen betales forud, hver måned eller hvert år, med den betalingsmetode, der er valgt på afdelingen: faktura eller kreditkort. Den første periode betales ved bestillingen, og hver følgende periode, når den begynder.',
      ],
    },
    {
      title: 'Opsigelse',
      content: [
        `Aftalen kan opsiges skriftligt med ${agreementTerms.noticeMonths} måneders varsel til udløbet af aftaleperioden.`,
        'Misligholder en af parterne aftalen væsentligt og retter det ikke inden 14 dage efter et skriftligt påkrav, kan den anden part ophæve aftalen.',
      ],
    },
    {
      title: 'Jeres medvirken',
      content: ['I giver os de adgange og oplysninger, som arbejdet kræver, og har en kontaktperson, der kan træffe beslutninger. Tid, hvor vi venter på jer, tæller ikke med i fristerne.'],
    },
    {
      title: 'Ansvar',
      content: ['Vi er ikke ansvarlige for driftstab, tabt fortjeneste eller andet indirekte tab. Vores samlede ansvar i et kalenderår kan ikke overstige det, I har betalt for aftalen i samme år.'],
    },
    { title: 'Lovvalg', content: ['Aftalen er underlagt dansk ret. En tvist, som vi ikke kan løse sammen, afgøres ved de danske domstole.'] },
  ],
};
