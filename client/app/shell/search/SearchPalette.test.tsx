import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pressButton } from '../../../testing/formControls.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { PortalError } from '../../relay/errors.ts';
import type { Areas } from '../areas/area.ts';
import { allAreas, AreasContext } from '../areas/AreasContext.tsx';
import { areasOfRoles, noAreas } from '../areas/testing/areasOfRoles.ts';
import { SearchPalette } from './SearchPalette.tsx';

const CARD = 'clip_01jxw5q2zk8m4r6t9v3ba7f3k2';

const card = {
  __typename: 'SearchHit',
  id: `search:${CARD}`,
  objectId: CARD,
  kind: 'CLIP_CARD',
  title: 'Klippekort på 10 timer',
  details: '3. mar. 2026',
  customer: { id: 'cust_1', name: 'Fjordlyst' },
  department: { id: 'dept_1', name: 'Support' },
  installation: null,
};
const company = { ...card, id: 'search:cust_1', objectId: 'cust_1', kind: 'COMPANY', title: 'Fjordlyst' };

/** Opens the palette as somebody with these areas. */
async function openPalette(areas: Areas) {
  const { sent } = renderWithRelay(
    <AreasContext value={areas}>
      <SearchPalette isOpen groups={[]} onClose={() => undefined} />
    </AreasContext>,
  );
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  return sent;
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('SearchPalette', () => {
  test('shows the number of a found clip card, and lets those who sell enter work on it', async () => {
    const sent = await openPalette(allAreas);
    await userEvent.paste('a7f3k2');
    const search = await sent('useSearchHitsAdminQuery');
    expect(search.variables).toEqual({ text: 'a7f3k2' });
    await search.answer({ admin: { search: [card] } });
    expect(options()).toEqual(['Klippekort på 10 timerKlippekort · a7f3k2 · Fjordlyst · Support · 3. mar. 2026']);
    await userEvent.keyboard('{ArrowRight}');
    expect(options().slice(1)).toEqual(['Registrér timer', 'Fjordlyst']);
    expect(screen.getByRole('option', { name: 'Registrér timer' }).dataset.prefetch).toBe(
      `/admin/companies/cust_1/klippekort?timer=${CARD}`,
    );
  });

  test('finds the card on which somebody wants to log hours', async () => {
    const sent = await openPalette(allAreas);
    await userEvent.paste('log timer på ');
    screen.getByText('Skriv klippekortets nummer, eller hvem det tilhører.');
    await userEvent.paste('a7f3k2');
    const search = await sent('useSearchHitsAdminQuery');
    expect(search.variables).toEqual({ text: 'klippekort a7f3k2' });
    await search.answer({ admin: { search: [card, company] } });
    expect(options()).toEqual([
      'Registrér timer på klippekort a7f3k2Klippekort · a7f3k2 · Fjordlyst · Support · 3. mar. 2026',
    ]);
  });

  test('leads an employee to the tabs of a company that are of their area', async () => {
    const sent = await openPalette(areasOfRoles('BOOKKEEPING'));
    await userEvent.paste('fjordlyst');
    await (await sent('useSearchHitsAdminQuery')).answer({ admin: { search: [company] } });
    await userEvent.keyboard('{ArrowRight}');
    expect(options().slice(1)).toEqual(['Brugere', 'Fakturaer', 'Konfiguration']);
  });

  test('takes the words for logging hours as a search where the viewer logs none', async () => {
    const sent = await openPalette(areasOfRoles('SUPPORT'));
    await userEvent.paste('log timer');
    expect((await sent('useSearchHitsAdminQuery')).variables).toEqual({ text: 'log timer' });
  });

  test('gives up the search for an older text, and repeats one that failed', async () => {
    const sent = await openPalette(noAreas);
    await userEvent.paste('re');
    await sent('useSearchHitsOwnQuery');
    await userEvent.paste('turflow');
    const failing = await sent('useSearchHitsOwnQuery');
    expect(failing.variables).toEqual({ text: 'returflow' });
    await failing.fail(new PortalError('Ukendt fejl', 'INTERNAL'));
    expect((await screen.findByRole('alert')).textContent).toContain('Der kunne ikke søges');
    await pressButton('Prøv igen');
    const repeated = await sent('useSearchHitsOwnQuery');
    expect(repeated.variables).toEqual({ text: 'returflow' });
    await repeated.answer({ search: [{ ...card, title: 'Returflow' }] });
    expect(options()).toEqual(['ReturflowKlippekort · a7f3k2 · Support · 3. mar. 2026']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes the same words of a customer as a search', async () => {
    const sent = await openPalette(noAreas);
    await userEvent.paste('log timer');
    expect((await sent('useSearchHitsOwnQuery')).variables).toEqual({ text: 'log timer' });
  });
});
