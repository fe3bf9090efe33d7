import 'reflect-metadata';
import { createApp } from '../../server/app.ts';
import { rooms } from '../../server/rooms.ts';
import type { ReplicaMessage, ReplicaOrder } from './Replica.ts';
import { SimulatedClock } from './SimulatedClock.ts';

/** A second process of the simulated portal. It starts, and follows the clock, as its parent process orders. */
const clock = new SimulatedClock();
clock.install();

const answer = (message: ReplicaMessage) => process.send!(message);

process.on('message', async (order: ReplicaOrder) => {
  clock.setOffset(order.offsetMs);
  if (order.kind === 'clock') return answer({ kind: 'clock set' });
  const portal = await createApp(order.config, { rooms });
  return answer({ kind: 'ready', url: await portal.listen() });
});
// The parent has ended, perhaps without stopping this process.
process.on('disconnect', () => process.exit());
