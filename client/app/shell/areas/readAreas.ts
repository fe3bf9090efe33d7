import type { Areas } from './area.ts';

export interface ViewerAreas {
  readonly viewerWorksInBackOffice: boolean;
  readonly viewerCanSupport: boolean;
  readonly viewerCanSell: boolean;
  readonly viewerCanKeepBooks: boolean;
  readonly viewerCanRunEvents: boolean;
  readonly viewerCanReadPrices: boolean;
  readonly viewerCanAdminister: boolean;
  readonly viewerCanImpersonate: boolean;
}

/**
 * Returns the areas of the viewer, all false for a user of a company. Reads plain fields and no fragment, because the
 * build imports the routes, which call this, without Relay's compiler.
 */
export const readAreas = (viewer: ViewerAreas): Areas => ({
  workInBackOffice: viewer.viewerWorksInBackOffice,
  support: viewer.viewerCanSupport,
  sell: viewer.viewerCanSell,
  keepBooks: viewer.viewerCanKeepBooks,
  runEvents: viewer.viewerCanRunEvents,
  readPrices: viewer.viewerCanReadPrices,
  administer: viewer.viewerCanAdminister,
  impersonate: viewer.viewerCanImpersonate,
});
