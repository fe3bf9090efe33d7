import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { graphql, loadQuery } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { NetworkError } from '../relay/errors.ts';
import { QueryBoundary } from './QueryBoundary.tsx';
import type { QueryBoundaryTestQuery } from '#relay/QueryBoundaryTestQuery.graphql';

const query = graphql`
  query QueryBoundaryTestQuery {
    viewer {
      viewerCanAdminister
    }
  }
`;

function renderBoundary(isPage: boolean) {
  const environment = createMockEnvironment();
  const queryRef = loadQuery<QueryBoundaryTestQuery>(environment, query, {});
  return renderWithRelay(
    <QueryBoundary<QueryBoundaryTestQuery>
      query={query}
      queryRef={queryRef}
      failure="Kunne ikke hente"
      fallback="Vent"
      isPage={isPage}
    >
      {({ viewer }) => (viewer.viewerCanAdminister ? 'Ja' : 'Nej')}
    </QueryBoundary>,
    environment,
  );
}

test('shows the fallback until the data of the query has arrived', async () => {
  const server = renderBoundary(false);
  expect(await screen.findByText('Vent')).toBeDefined();
  const { answer } = await server.sent('QueryBoundaryTestQuery');
  await answer({ viewer: { viewerCanAdminister: true } });
  expect(await screen.findByText('Ja')).toBeDefined();
});

test.each([true, false])(
  'says what could not be fetched, with a heading in the place of a page: %s',
  async (isPage) => {
    // React logs every error that a boundary catches.
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = renderBoundary(isPage);
    const { fail } = await server.sent('QueryBoundaryTestQuery');
    await fail(new NetworkError('Serveren kan ikke nås'));
    expect(await screen.findByText('Kunne ikke hente')).toBeDefined();
    expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(isPage ? 1 : 0);
    log.mockRestore();
  },
);
