import { graphql, readInlineData } from 'react-relay';
import type { Areas } from './area.ts';
import type { readAreas_viewer$key } from '#relay/readAreas_viewer.graphql';

const viewerFragment = graphql`
  fragment readAreas_viewer on Viewer @inline {
    viewerWorksInBackOffice
    viewerCanSupport
    viewerCanSell
    viewerCanKeepBooks
    viewerCanRunEvents
    viewerCanReadPrices
    viewerCanAdminister
    viewerCanImpersonate
  }
`;

/** Returns the areas of the viewer. All are false for a user of a company. */
export function readAreas(viewerKey: readAreas_viewer$key): Areas {
  const viewer = readInlineData(viewerFragment, viewerKey);
  return {
    workInBackOffice: viewer.viewerWorksInBackOffice,
    support: viewer.viewerCanSupport,
    sell: viewer.viewerCanSell,
    keepBooks: viewer.viewerCanKeepBooks,
    runEvents: viewer.viewerCanRunEvents,
    readPrices: viewer.viewerCanReadPrices,
    administer: viewer.viewerCanAdminister,
    impersonate: viewer.viewerCanImpersonate,
  };
}
