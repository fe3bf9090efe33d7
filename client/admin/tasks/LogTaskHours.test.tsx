import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { dateOf } from '../../../domain/basics/dates.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { AdminTaskClipCard } from './AdminTaskClipCard.tsx';
import { LogTaskHours } from './LogTaskHours.tsx';
import type { LogTaskHoursTestQuery } from '#relay/LogTaskHoursTestQuery.graphql';

const clipCard = {
  id: 'clip_card0001',
  status: 'ACTIVE',
  hours: 10,
  hoursLeft: 1.25,
  hoursOver: 0,
  isLow: true,
  department: { id: 'dep_1', name: 'Kundeservice', customer: { id: 'cust_1', name: 'Fjordlyst' } },
} as const;

let server: ReturnType<typeof renderWithQuery>;
beforeEach(async () => {
  server = renderWithQuery<LogTaskHoursTestQuery>({
    query: graphql`
      query LogTaskHoursTestQuery @raw_response_type {
        admin {
          task(id: "task_1") {
            ...LogTaskHours_task
            clipCard {
              ...AdminTaskClipCard_card
            }
          }
        }
      }
    `,
    stored: { admin: { id: 'admin', task: { id: 'task_1', name: 'Returflow', clipCard } } },
    render: ({ admin: { task } }) => (
      <>
        <LogTaskHours task={task!} />
        <AdminTaskClipCard card={task!.clipCard} />
      </>
    ),
  });
  await pressButton('Registrér timer');
});

test('logs the time of a task on its clip card, and shows what is left', async () => {
  expect(field('Beskrivelse').value).toBe('Returflow');
  await userEvent.clear(field('Timer'));
  await userEvent.type(field('Timer'), '1:15');
  expect(screen.queryByText(/mere, end der er tilbage/)).toBeNull();
  await pressButton('Registrér');
  const { variables, answer } = await server.sent('LogHoursDialogMutation');
  expect(variables).toMatchObject({
    id: clipCard.id,
    input: { minutes: 75, description: 'Returflow', workedOn: dateOf() },
  });
  await answer({
    logHours: {
      edge: { node: { id: 'hour_1', clipCard: { ...clipCard, hoursUsed: 10, hoursLeft: 0, status: 'USED' } } },
    },
  });
  expect(await screen.findByText('Timer registreret')).toBeDefined();
  expect(screen.getByText('0 timer af 10')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('warns above the balance, but not when hours are given back', async () => {
  await userEvent.clear(field('Timer'));
  await userEvent.type(field('Timer'), '1,75');
  expect(screen.getByText(/^Det er 0,5 timer mere, end der er tilbage/)).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /^Giv timer tilbage/ }));
  expect(screen.queryByText(/mere, end der er tilbage/)).toBeNull();
});

test('says what is wrong with a time, and keeps what was typed when it cannot be stored', async () => {
  await userEvent.clear(field('Timer'));
  await pressButton('Registrér');
  expect(await screen.findByText('Skriv, hvor lang tid der er brugt')).toBeDefined();
  await userEvent.type(field('Timer'), 'halvanden');
  expect(await screen.findByText('Skriv tiden som 1,5 eller 1:30')).toBeDefined();
  await userEvent.clear(field('Timer'));
  await userEvent.type(field('Timer'), '0,5');
  await pressButton('Registrér');
  const { fail } = await server.sent('LogHoursDialogMutation');
  await fail(new Error('down'));
  expect(await screen.findByText('Kunne ikke registrere timerne')).toBeDefined();
  await waitFor(() => expect(field('Timer').value).toBe('0,5'));
});
