import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { termsVersions, type TermsDocument } from '../../../domain/sales/termsVersions.ts';
import { hour, perLicenseTexts } from '../../../domain/testing/prices.ts';
import { testFacts } from '../../testing/facts.ts';
import type { Facts } from '../../ui/facts.ts';
import { agreementBenefits, threeYearExtras } from './agreementBenefits.ts';
import { OVERVIEW_PATH, termsPaths, termsTexts, textAt } from './documents.ts';
import { TermsPage } from './TermsPage.tsx';

const facts: Facts = {
  ...testFacts,
  product: 'Servicehavnen',
  legal: {
    companyName: 'Havn ApS',
    address: 'Kajen 1, 8000 Aarhus C',
    vatNumber: '87654321',
    email: 'hej@havn.example',
    phone: '12 34 56 78',
  },
};

const termsPage = (path: string): HTMLElement =>
  render(
    <MemoryRouter>
      <TermsPage path={path} facts={facts} />
    </MemoryRouter>,
  ).container;

const requiredTexts: Record<string, string[]> = {
  '/terms/service-agreement': [
    '1 eller 3 år',
    'skriftligt med 3 måneders varsel',
    'svarer på en henvendelse inden for 4 timer',
    'Kritiske fejl løses inden for 24 timer',
    'Øvrige fejl løses inden for 48 timer',
    'tilgængeligt 99,9 % af tiden',
    `Op til 10 aktive licenser: ${perLicenseTexts.upTo10}`,
    `Op til 50 aktive licenser: ${perLicenseTexts.upTo50}`,
    `Op til 100 aktive licenser: ${perLicenseTexts.upTo100}`,
    `Op til 200 aktive licenser: ${perLicenseTexts.upTo200}`,
    `Over 200 aktive licenser: ${perLicenseTexts.above200}`,
    '12 månedspriser med 20 % rabat',
    'faktura eller kreditkort',
    'Den første periode betales ved bestillingen',
    '25 % moms',
    ...agreementBenefits,
    ...threeYearExtras,
  ],
  '/terms/clip-card': [
    '1 til 100 timer',
    `Timeprisen er ${hour.netText} ekskl. moms`,
    `${hour.grossText} inkl. moms`,
    'hvert år i januar med mindst 2 %',
    '1 til 9 timer: ingen rabat',
    '10 til 24 timer: 10 % rabat',
    '25 til 49 timer: 15 % rabat',
    '50 til 74 timer: 20 % rabat',
    '75 timer eller flere: 25 % rabat',
    'gyldigt i 12 måneder fra købsdatoen',
    'bortfalder og refunderes ikke',
    'inden for 24 timer',
    'inden for 5 arbejdsdage',
  ],
  '/terms/license': [
    'fra 1 til 60 måneder',
    'senest 30 dage, før licenserne udløber',
    'varsles med 30 dage',
    'månedligt eller årligt',
    'Suite Professional',
  ],
  '/terms/privacy': [
    'Havn ApS, Kajen 1, 8000 Aarhus C, CVR 87654321',
    'Servicehavnen',
    'hej@havn.example',
    '5 år',
    'Datatilsynet',
    'artikel 15',
    'gemmer kun tallene',
    'Slår en kontoadministrator i jeres virksomhed navne til',
    'må ikke bruges til at kontrollere medarbejdere',
    'ser kun virksomhedens egne kontoadministratorer',
    '30 dage efter, at agenten har forladt jeres Zendesk',
    'når navne slås fra eller Zendesk-nøglen fjernes',
  ],
};

describe.each(Object.entries(requiredTexts))('%s', (path, texts) => {
  test('contains the prices, deadlines and other decisions of the business', () => {
    const pageText = termsPage(path).textContent!.replaceAll('\u00A0', ' ');
    expect(texts.filter((text) => !pageText.includes(text))).toEqual([]);
  });

  test('lists every section in the contents, each linked to its section', () => {
    const page = termsPage(path);
    const targets = [...page.querySelectorAll('nav a')].map(
      (link) => page.querySelector(link.getAttribute('href')!)?.querySelector('h2')?.textContent,
    );
    const entries = [...page.querySelectorAll('nav a')].map(({ textContent }, index) => `${index + 1}. ${textContent}`);
    expect(entries.length).toBe(page.querySelectorAll('article section').length);
    expect(targets).toEqual(entries);
  });

  test('states the date from which the document applies', () => {
    expect(termsPage(path).querySelector('time')!.textContent).toMatch(/^\d{1,2}\. \p{Ll}+ \d{4}$/u);
  });
});

test('lists eleven benefits of a service agreement, and five more for three years', () => {
  expect([agreementBenefits.length, threeYearExtras.length]).toEqual([11, 5]);
});

test('links the overview to the four documents', () => {
  const links = [...termsPage(OVERVIEW_PATH).querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/terms/service-agreement', '/terms/clip-card', '/terms/license', '/terms/privacy']);
  expect(links.every((link) => textAt(link!))).toBe(true);
});

describe('a version', () => {
  test('has a text for every version in the list, and an address that stays', () => {
    const named = (Object.entries(termsVersions) as [TermsDocument, readonly string[]][]).flatMap(
      ([document, versions]) => versions.map((version) => `${document} ${version}`),
    );
    expect(termsTexts.map(({ kind, version }) => `${kind} ${version}`).toSorted()).toEqual(named.toSorted());
    expect(termsPaths.every((path) => textAt(path))).toBe(true);
  });

  test('is in force from its first day on', () => {
    expect(textAt('/terms/service-agreement', '2026-12-31')!.version).toBe('2026-11-01');
    expect(textAt('/terms/service-agreement', '2027-01-01')!.version).toBe('2027-01-01');
    expect(textAt('/terms/service-agreement/2026-11-01', '2027-01-01')!.version).toBe('2026-11-01');
    expect(textAt('/terms/service-agreement/2027-01-02', '2027-01-02')).toBeUndefined();
  });

  test('of service agreements with the clause says when and how the price is regulated', () => {
    const text = termsPage('/terms/service-agreement/2027-01-01').textContent!.replaceAll('\u00A0', ' ');
    expect(text).toContain('Vi skriver til jer mindst 3 måneder før fornyelsen');
    expect(text).toContain('Inden for en aftaleperiode reguleres prisen ikke');
    expect(termsPage('/terms/service-agreement/2026-11-01').textContent).not.toContain('Årlig regulering');
  });
});
