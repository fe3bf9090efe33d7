import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { AgentRole } from '../../../../domain/sales/seats/agentRoles.ts';
import { SeatAdviceKind } from '../../../../domain/sales/seats/seatAdvice.ts';
import { SeatFault } from '../../../../domain/sales/seats/seatFaults.ts';
import { SeatPeriod, SeatState } from '../../../../domain/sales/seats/seatUsage.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const AgentRoleEnum = enumOf(AgentRole);
export const SeatFaultEnum = enumOf(SeatFault);
export const SeatAdviceKindEnum = enumOf(SeatAdviceKind);
export const SeatPeriodEnum = enumOf(SeatPeriod);
export const SeatStateEnum = enumOf(SeatState);

registerEnum(AgentRoleEnum, 'AgentRole', 'Kind of the role of an agent at the help desk.', {
  ADMIN: 'Administrates the help desk, and uses a seat.',
  AGENT: 'Answers customers, and uses a seat. Custom roles count as agents.',
  LIGHT_AGENT: 'Reads and comments internally. Uses no seat.',
  CONTRIBUTOR: 'Reads and comments internally in one product. Uses no seat.',
});
registerEnum(SeatFaultEnum, 'SeatFault', 'Why the agents of a help desk could not be read.', {
  KEY_REJECTED: 'The help desk rejects the stored e-mail address or API key.',
  CONNECTION_BROKEN: 'The help desk no longer accepts the OAuth tokens, and the company has to connect again.',
  LIST_FORBIDDEN: 'The user who has connected the help desk may not read the list of agents.',
  HELP_DESK_GONE: 'There is no help desk at the subdomain any more.',
  UNREADABLE: 'The help desk gave an answer that is not one of its API.',
  UNREACHABLE: 'The help desk did not answer, or with an error of its own.',
  RATE_LIMITED: 'The help desk gets too many requests.',
  TOO_MANY_AGENTS: 'The help desk has more agents than the portal reads.',
});
registerEnum(SeatAdviceKindEnum, 'SeatAdviceKind', 'What a company can do about its seats.', {
  MORE_SEATS: 'Order the seats that are in use beyond the bought ones.',
  FEWER_SEATS: 'Renew with fewer seats.',
});
registerEnum(SeatPeriodEnum, 'SeatPeriod', 'How finely the history of seats is given.', {
  DAY: 'One entry for each day on which the help desk was read.',
  MONTH: 'One entry for each month: the last reading in it.',
});
registerEnum(SeatStateEnum, 'SeatState', 'The installations of the list for employees.', {
  ALL: 'All installations.',
  OVER: 'More seats are in use than are bought.',
  FREE: 'Fewer seats are in use than are bought.',
  FAULTY: 'The last attempt to read the help desk failed.',
  WITHOUT_KEY: 'The help desk is not connected, so that nothing is read.',
  KEY_ENDS: 'The help desk is read by an API key, which Zendesk ends on 30 April 2027.',
});
