import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import type { RecentActivityTestQuery } from '#relay/RecentActivityTestQuery.graphql';

const query = graphql`
  query RecentActivityTestQuery @raw_response_type {
    dashboard {
      ...RecentActivity_dashboard
    }
  }
`;

const renderActivity = (summary: string | null) =>
  renderWithQuery<RecentActivityTestQuery>({
    query,
    stored: {
      dashboard: {
        id: 'dashboard:cust_1',
        summary: summary === null ? null : { text: summary, madeAt: '2026-10-02T09:00:00.000Z' },
        recentActivity: [
          {
            id: 'act_1',
            entityType: 'DEPARTMENT',
            title: 'Afdelingen Lager er oprettet',
            description: null,
            actorName: 'Freja',
            subjectName: null,
            createdAt: '2026-10-02T08:00:00.000Z',
          },
        ],
      },
    },
    render: ({ dashboard }) => <RecentActivity dashboard={dashboard} />,
  });

test('labels the section as AI-generated and says that an AI wrote the text when there is a summary', () => {
  const text = 'I har fået en ny afdeling. <b>Den hedder Lager.</b> [Læs mere](https://evil.example)';
  renderActivity(text);
  expect(screen.getByText('AI-genereret overblik over seneste aktivitet')).toBeDefined();
  // The text is shown as it is, so that it can contain no links.
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Se alle aktiviteter']);
  expect(screen.getByText(/Skrevet af AI/).textContent).toMatch(
    /^Skrevet af AI · .+ · Er der forskel, er det listen, der gælder$/,
  );
  expect(screen.getByText('Afdelingen Lager er oprettet')).toBeDefined();
});

test('shows a plain list without the label when there is no summary', () => {
  renderActivity(null);
  expect(screen.getByText('Overblik over seneste aktivitet')).toBeDefined();
  expect(screen.queryByText(/AI/)).toBeNull();
  expect(screen.getByText('Afdelingen Lager er oprettet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Se alle aktiviteter' }).getAttribute('href')).toBe('/activities');
});
