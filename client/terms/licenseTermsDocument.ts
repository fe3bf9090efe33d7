import { VAT_PERCENT } from '../../domain/money.ts';
import { licenseTerms } from '../../domain/terms.ts';
import type { TermsDocument } from './TermsDocument.ts';

const { minContractMonths, maxContractMonths, renewalDays, noticeDays } = licenseTerms;

export const licenseDocument: TermsDocument = {
  path: '/terms/license',
  title: 'Licensbetingelser',
  summary: `Bestilling, fornyelse senest ${renewalDays} dage før udløb og ${noticeDays} dages varsel for ændringer.`,
  sections: ({ companyName, product }) => [
    {
      title: 'Aftalen',
      content: [
        `Betingelserne gælder, når en virksomhed bestiller Zendesk-licenser gennem ${product}. ${companyName} formidler licenserne; selve tjenesten leveres af Zendesk, hvis egne vilkår I også accepterer, når I bruger den.`,
        'En bestilling er en anmodning. Aftalen om licenserne er indgået, når vi har fuldført anmodningen, og I kan se licenserne i portalen. Indtil vi er begyndt på den, kan I selv annullere den.',
      ],
    },
    {
      title: 'Licenstyper og antal',
      content: [
        'En licens hører til én installation og én plan: Support Team, Suite Team, Suite Growth, Suite Professional eller Suite Enterprise. Antallet svarer til det antal medarbejdere, der skal kunne logge ind som agent.',
      ],
    },
    {
      title: 'Aftaleperiode og betaling',
      content: [
        `Aftaleperioden vælges for hver installation og kan være fra ${minContractMonths} til ${maxContractMonths} måneder. Der betales månedligt eller årligt, som det er valgt for installationen.`,
        `Licenserne betales med den betalingsmetode, der er valgt på afdelingen: faktura eller kreditkort. Priserne er ekskl. moms, og af beløbet betales ${VAT_PERCENT} % moms.`,
      ],
    },
    {
      title: 'Fornyelse',
      content: [
        `Besked om fornyelse skal gives senest ${renewalDays} dage, før licenserne udløber. Portalen viser, hvornår næste fornyelse falder.`,
        'Licenser, der ikke fornyes, lukker, når perioden er slut.',
      ],
    },
    {
      title: 'Ændringer',
      content: [
        `Ændringer i antal eller licenstype varsles med ${noticeDays} dage. Antallet kan sættes op i løbet af perioden og ned, når den er slut.`,
        `Ændrer Zendesk sine priser eller planer, giver vi jer besked mindst ${noticeDays} dage, før det får betydning for jer.`,
      ],
    },
    {
      title: 'Nuværende licenser',
      content: ['Licenser, som I allerede har, kan skrives ind i portalen ved oprettelsen. De løber fra den startdato, I oplyser, og aftaleperioden ud.'],
    },
    {
      title: 'Ansvar',
      content: ['Vi er ikke ansvarlige for, at Zendesks tjeneste er utilgængelig eller ændrer sig, eller for driftstab og andet indirekte tab. Vores ansvar kan ikke overstige vores vederlag for de licenser, kravet angår, i de seneste 12 måneder.'],
    },
    { title: 'Lovvalg', content: ['Aftalen er underlagt dansk ret. En tvist, som vi ikke kan løse sammen, afgøres ved de danske domstole.'] },
  ],
};
