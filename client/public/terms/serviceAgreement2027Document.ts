import { formatLongDate } from '../../../domain/basics/dates.ts';
import { REGULATION_TERMS_VERSION } from '../../../domain/sales/termsVersions.ts';
import { serviceAgreementDocument } from './serviceAgreementDocument.ts';
import type { TermsSection, TermsText } from './TermsText.ts';

const regulation: TermsSection = {
  title: 'Årlig regulering',
  content: [
    'Ved en fornyelse kan vi regulere prisen på aftalen med en procent, som vi fastsætter højst én gang om året. Den lægges til prisen pr. licens, som den var i den periode, der slutter. Inden for en aftaleperiode reguleres prisen ikke.',
    'Vi skriver til jer mindst 3 måneder før fornyelsen med den gamle og den nye pris og den dag, den gælder fra. Har I ikke fået besked i tide, fornyes aftalen til den hidtidige pris.',
    'Vil I ikke betale den nye pris, kan I lade aftalen udløbe. Har I allerede fornyet aftalen til en vist pris, gælder den pris.',
    'En pris, der er aftalt særskilt med jer, reguleres ikke.',
  ],
};

/** The second version, which adds the yearly regulation. */
export const serviceAgreement2027Document: TermsText = {
  ...serviceAgreementDocument,
  version: REGULATION_TERMS_VERSION,
  sections: (party) => {
    const sections = serviceAgreementDocument.sections(party);
    const price = sections.findIndex(({ title }) => title === 'Pris');
    return [
      ...sections.slice(0, price),
      withoutLastParagraph(sections[price]!),
      regulation,
      ...sections.slice(price + 1),
      {
        title: 'Denne version',
        content: [
          `Versionen gælder for aftaler, der bestilles eller fornyes fra ${formatLongDate(REGULATION_TERMS_VERSION)}. Aftaler, der løber, følger de betingelser, I accepterede, indtil de fornyes.`,
        ],
      },
    ];
  },
};

/** The first version says in its last paragraph how prices change, which the section about regulation replaces. */
const withoutLastParagraph = ({ title, content }: TermsSection): TermsSection => ({
  title,
  content: [...content.slice(0, -1), 'Satserne kan ændres uden varsel for nye aftaler.'],
});
