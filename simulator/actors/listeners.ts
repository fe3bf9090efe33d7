import { deepOperation } from '../../server/testing/documents.ts';
import type { Simulation } from '../actions/Action.ts';
import { startListener, type Listener } from '../portal/Listener.ts';
import { liveTables } from '../portal/liveTables.ts';

type Needed = Pick<Simulation, 'url' | 'world' | 'actors' | 'schema'>;

const SELECTED_DEPTH = 3;

/** A program of the first customer's company that listens to everything whose changes are live. */
export const listenHonestly = (simulation: Needed): Promise<Listener> =>
  startListener(
    simulation,
    { customerId: companyOf(simulation, 'first customer'), isPersistent: true },
    Object.values(liveTables).map((selection) => ({ query: `subscription { ${selection} }` })),
  );

/** A program of the hostile customer's company that tries every subscription, with the ids of another company. */
export const listenWithForeignIds = (simulation: Needed): Promise<Listener> => {
  const customerId = companyOf(simulation, 'first customer');
  const fields = Object.values(simulation.schema.getSubscriptionType()!.getFields());
  return startListener(
    simulation,
    { customerId: companyOf(simulation, 'hostile customer'), isPersistent: false },
    fields.map((field) => deepOperation(simulation.schema, 'subscription', field, { customerId }, SELECTED_DEPTH)),
  );
};

const companyOf = ({ actors }: Needed, name: string) => actors.find((actor) => actor.name === name)!.customerId!;
