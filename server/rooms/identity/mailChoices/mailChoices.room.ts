import type { Room } from '../../../platform/room.ts';
import { MailChoiceResolver } from './mailChoice.resolver.ts';
import { MutedMail } from './MutedMail.ts';

export const mailChoicesRoom: Room = {
  name: 'mailChoices',
  entities: [MutedMail],
  resolvers: [MailChoiceResolver],
};
