import type { Room } from '../../../platform/room.ts';
import { AgreementWork } from './AgreementWork.ts';
import { workNodeLoader } from './work.reads.ts';
import { AgreementWorkResolver } from './work.resolver.ts';

export const agreementWorkRoom: Room = {
  name: 'agreementWork',
  entities: [AgreementWork],
  resolvers: [AgreementWorkResolver],
  nodes: [{ type: AgreementWork, loader: workNodeLoader }],
};
