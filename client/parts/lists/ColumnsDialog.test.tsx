import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ColumnSetting } from '../../../domain/backOffice/savedViews.ts';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithRouter } from '../../testing/renderWithRouter.tsx';
import type { Column } from '../../ui/Column.ts';
import { signIn } from './testing/signIn.ts';

const sent: { columns: ColumnSetting[] }[] = [];
jest.unstable_mockModule('../../app/relay/runOperation.ts', () => ({
  runOperation: async (_: unknown, variables: { columns: ColumnSetting[] }) => void sent.push(variables),
}));
const { ColumnsDialog } = await import('./ColumnsDialog.tsx');
const { ListTable } = await import('./ListTable.tsx');
const { storeSettings } = await import('./listSettings.ts');

const columns: Column<{ id: string }>[] = [
  { id: 'number', title: 'Nummer', cell: ({ id }) => id },
  { id: 'due', title: 'Forfalder', cell: () => '1. dec.' },
  { id: 'gross', title: 'I alt', cell: () => '100 kr.' },
  { id: 'open', title: 'Mangler', cell: () => '50 kr.' },
  { id: 'pdf', title: 'PDF', isActions: true, cell: () => 'Hent' },
];

beforeEach(() => {
  sent.length = 0;
  signIn('user_anna');
  storeSettings('INVOICES', { columns: [] });
  renderWithRouter(
    <>
      <ListTable label="Fakturaer" list="INVOICES" columns={columns} rows={[{ id: '10042' }]} rowId={({ id }) => id} />
      <ColumnsDialog list="INVOICES" columns={columns} onClose={() => undefined} />
    </>,
  );
});
afterEach(() => void jest.restoreAllMocks());

const titles = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent);
const items = () => within(screen.getByRole('list', { name: 'Kolonner i rækkefølge' })).getAllByRole('listitem');
const names = () => items().map((item) => item.textContent);
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the dialog of the columns', () => {
  test('hides and shows a column at once, but never the one that names the row', async () => {
    expect(names()).toEqual(['Forfalder', 'I alt', 'Mangler']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I alt' }));
    expect(titles()).toEqual(['Nummer', 'Forfalder', 'Mangler', 'PDF']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I alt' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Forfalder' }));
    expect(titles()).toEqual(['Nummer', 'I alt', 'Mangler', 'PDF']);
  });

  test('sends the latest of many changes to the server', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'I alt' }));
    await pressButton('Flyt Mangler op');
    await waitFor(() =>
      expect(sent.at(-1)?.columns).toEqual([
        { id: 'due', isHidden: false, width: null },
        { id: 'open', isHidden: false, width: null },
        { id: 'gross', isHidden: true, width: null },
      ]),
    );
  });

  test('moves a column with the buttons, and the focus goes on to the button that works', async () => {
    const move = (name: string) => pressButton(name);
    await move('Flyt Mangler op');
    expect(titles()).toEqual(['Nummer', 'Forfalder', 'Mangler', 'I alt', 'PDF']);
    await waitFor(() => expect(focused()).toBe('Flyt Mangler op'));
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Nummer', 'Mangler', 'Forfalder', 'I alt', 'PDF']);
    await waitFor(() => expect(focused()).toBe('Flyt Mangler ned'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Flyt Mangler op' }).disabled).toBe(true);
  });

  test('moves a column with the pointer, and puts it back when the drag is cancelled', () => {
    // Rows of 40 pixels below each other, wherever they stand in the document.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: [...(this.parentElement?.children ?? [])].indexOf(this) * 40, height: 40 } as DOMRect;
    });
    Element.prototype.setPointerCapture = () => undefined;
    const list = screen.getByRole('list', { name: 'Kolonner i rækkefølge' });
    // jsdom's own pointer events have no position.
    const fire = (target: Element, type: string, clientY = 0) =>
      fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientY }));
    const grab = (index: number) => fire(items()[index]!.firstElementChild!, 'pointerdown');
    const dragTo = (y: number) => fire(list, 'pointermove', y);
    grab(0);
    dragTo(55);
    expect(names()).toEqual(['Forfalder', 'I alt', 'Mangler']);
    dragTo(65);
    expect(names()).toEqual(['I alt', 'Forfalder', 'Mangler']);
    dragTo(500);
    expect(names()).toEqual(['I alt', 'Mangler', 'Forfalder']);
    fire(list, 'pointerup');
    dragTo(0);
    expect(titles()).toEqual(['Nummer', 'I alt', 'Mangler', 'Forfalder', 'PDF']);
    grab(2);
    dragTo(0);
    expect(names()).toEqual(['Forfalder', 'I alt', 'Mangler']);
    fire(list, 'pointercancel');
    expect(names()).toEqual(['I alt', 'Mangler', 'Forfalder']);
  });

  test('is reset with the widths that were set at the edges', async () => {
    const reset = screen.getByRole<HTMLButtonElement>('button', { name: 'Nulstil' });
    expect(reset.disabled).toBe(true);
    const edge = screen.getByRole('separator', { name: 'Bredde af Nummer', hidden: true });
    fireEvent.keyDown(edge, { key: 'End' });
    fireEvent.keyDown(edge, { key: 'ArrowLeft' });
    expect(edge.getAttribute('aria-valuenow')).toBe('784');
    // Hiding another column keeps the width of the naming one.
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mangler' }));
    expect(edge.getAttribute('aria-valuenow')).toBe('784');
    await userEvent.click(reset);
    expect(edge.getAttribute('aria-valuenow')).toBe('0');
    expect(titles()).toEqual(['Nummer', 'Forfalder', 'I alt', 'Mangler', 'PDF']);
  });
});
