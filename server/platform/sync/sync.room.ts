import type { Room } from '../room.ts';
import { DeletedNodeConnectionResolver, DeletedNodesResolver } from './deletedNode.resolver.ts';
import { DeletedNode } from './DeletedNode.ts';
import { pruneDeletedNodes } from './sync.jobs.ts';

/** Tells programs that keep a copy of the data which objects were deleted. */
export const syncRoom: Room = {
  name: 'sync',
  entities: [DeletedNode],
  resolvers: [DeletedNodesResolver, DeletedNodeConnectionResolver],
  jobs: {
    'deleted-nodes.prune': { handler: pruneDeletedNodes, schedule: '41 3 * * *' },
  },
};

declare module '../jobs/JobQueue.ts' {
  interface JobHandlers {
    'deleted-nodes.prune': typeof pruneDeletedNodes;
  }
}
