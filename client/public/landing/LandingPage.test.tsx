import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { agreementTexts, clipCardTexts, perLicenseTexts } from '../../../domain/testing/prices.ts';
import { LandingPage } from './LandingPage.tsx';

const legal = {
  companyName: 'Portalen ApS',
  address: 'Havnegade 12',
  vatNumber: '12345678',
  email: 'hej@portal.example',
  phone: '70 00 00 00',
};

const renderPage = (): HTMLElement =>
  render(
    <MemoryRouter>
      <LandingPage legal={legal} />
    </MemoryRouter>,
  ).container;

const linksOf = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

describe('the landing page', () => {
  test("links to the sign-up and to the reseller's e-mail", () => {
    expect(linksOf(renderPage())).toEqual(
      expect.arrayContaining(['Opret konto /register', 'Skriv til os mailto:hej@portal.example']),
    );
  });

  test('has the sections that the links in the header point to', () => {
    expect([...renderPage().querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
      'licenser',
      'serviceaftaler',
      'klippekort',
    ]);
  });

  test('shows the prices of clip cards', () => {
    expect(rowsOf(renderPage())).toEqual([
      `5 timer | – | ${clipCardTexts[5].perHour} | ${clipCardTexts[5].net}`,
      `10 timer | 10 % | ${clipCardTexts[10].perHour} | ${clipCardTexts[10].net}`,
      `25 timer | 15 % | ${clipCardTexts[25].perHour} | ${clipCardTexts[25].net}`,
      `50 timer | 20 % | ${clipCardTexts[50].perHour} | ${clipCardTexts[50].net}`,
      `75 timer | 25 % | ${clipCardTexts[75].perHour} | ${clipCardTexts[75].net}`,
    ]);
  });

  test('shows the prices of service agreements', () => {
    const ladder = renderPage().querySelector('figure')!;
    expect([...ladder.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      `${perLicenseTexts.upTo10}Op til 10`,
      `${perLicenseTexts.upTo50}Op til 50`,
      `${perLicenseTexts.upTo100}Op til 100`,
      `${perLicenseTexts.upTo200}Op til 200`,
      `${perLicenseTexts.above200}Over 200`,
    ]);
    expect(ladder.textContent).toContain(`25 licenser koster ${agreementTexts.month} om måneden`);
    expect(ladder.textContent).toContain(`${agreementTexts.year} mod ${agreementTexts.yearBeforeDiscount}`);
  });
});
