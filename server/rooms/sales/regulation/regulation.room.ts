import type { Room } from '../../../platform/room.ts';
import { AgreementRegulation } from './AgreementRegulation.ts';
import { AdminRegulationResolver, AgreementRegulationResolver, RegulationResolver } from './regulation.resolver.ts';
import { Regulation } from './Regulation.ts';

export const regulationRoom: Room = {
  name: 'regulation',
  entities: [Regulation, AgreementRegulation],
  resolvers: [RegulationResolver, AdminRegulationResolver, AgreementRegulationResolver],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'regulation.changed': true;
  }
}
