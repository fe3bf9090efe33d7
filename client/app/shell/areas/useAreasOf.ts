import { useMemo } from 'react';
import type { Areas } from './area.ts';
import { readAreas } from './readAreas.ts';
import type { readAreas_viewer$key } from '#relay/readAreas_viewer.graphql';

/**
 * The areas of the viewer, the same object for as long as they are the same: the frame renders for each new count in
 * its navigation, and a new object would render every screen with it.
 */
export function useAreasOf(viewer: readAreas_viewer$key): Areas {
  const text = JSON.stringify(readAreas(viewer));
  return useMemo(() => JSON.parse(text) as Areas, [text]);
}
