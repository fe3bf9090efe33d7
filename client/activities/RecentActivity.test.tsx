import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { recordLinks, recordLink, fragmentRef, renderWithStore } from '../testing/renderWithStore.tsx';
import { RecentActivity } from './RecentActivity.tsx';

const open = (summary: string | null) =>
  renderWithStore(
    <RecentActivity dashboard={fragmentRef('dashboard:cust_1', 'RecentActivity_dashboard')} />,
    {
      'dashboard:cust_1': {
        __typename: 'Dashboard',
        summary: summary ? recordLink('client:summary') : null,
        recentActivity: recordLinks(['act_1']),
      },
      'client:summary': { __typename: 'ActivitySummary', text: summary, madeAt: '2026-10-02T09:00:00.000Z' },
      act_1: {
        __typename: 'Activity',
        entityType: 'department',
        title: 'Afdelingen Lager er oprettet',
        description: null,
        actorName: 'Freja',
        subjectName: null,
        createdAt: '2026-10-02T08:00:00.000Z',
      },
    },
    () => ({}),
  );

test('labels the section as AI-generated and names the author when there is a summary', () => {
  open('I har fået en ny afdeling. <b>Den hedder Lager.</b>');
  expect(screen.getByText('AI-genereret overblik over seneste aktivitet')).toBeDefined();
  expect(screen.getByText('I har fået en ny afdeling. <b>Den hedder Lager.</b>')).toBeDefined();
  expect(screen.getByText(/Skrevet af AI/)).toBeDefined();
  expect(screen.getByText('Afdelingen Lager er oprettet')).toBeDefined();
});

test('shows a plain list without the label when there is no summary', () => {
  open(null);
  expect(screen.getByText('Overblik over seneste aktivitet')).toBeDefined();
  expect(screen.queryByText(/AI/)).toBeNull();
  expect(screen.getByText('Afdelingen Lager er oprettet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Se alle aktiviteter' }).getAttribute('href')).toBe('/activities');
});
