import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LandingPage } from './LandingPage.tsx';

const legal = {
  companyName: 'Portalen ApS',
  address: 'Havnegade 12',
  vatNumber: '12345678',
  email: 'hej@portal.example',
  phone: '70 00 00 00',
};

const landingPage = (): HTMLElement =>
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
  test("links to the registration and to the reseller's e-mail", () => {
    expect(linksOf(landingPage())).toEqual(
      expect.arrayContaining(['Opret konto /register', 'Skriv til os mailto:hej@portal.example']),
    );
  });

  test('has the three sections that the navigation links to', () => {
    expect([...landingPage().querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
      'licenser',
      'serviceaftaler',
      'klippekort',
    ]);
  });

  test('computes the prices of clip cards', () => {
    expect(rowsOf(landingPage())).toEqual([
      '5 timer | – | 1.295 kr | 6.475 kr',
      '10 timer | 10 % | 1.166 kr | 11.655 kr',
      '25 timer | 15 % | 1.101 kr | 27.519 kr',
      '50 timer | 20 % | 1.036 kr | 51.800 kr',
      '75 timer | 25 % | 971 kr | 72.844 kr',
    ]);
  });

  test('computes the prices of service agreements', () => {
    const ladder = landingPage().querySelector('figure')!;
    expect([...ladder.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '499 krOp til 10',
      '449 krOp til 50',
      '399 krOp til 100',
      '349 krOp til 200',
      '299 krOver 200',
    ]);
    expect(ladder.textContent).toContain('25 licenser koster 11.225 kr om måneden');
    expect(ladder.textContent).toContain('107.760 kr mod 134.700 kr');
  });
});
