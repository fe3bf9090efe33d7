import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { RegulationState } from '../../../../domain/sales/regulation.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const RegulationStateEnum = enumOf(RegulationState);

registerEnum(RegulationStateEnum, 'RegulationState', 'Why an agreement is regulated at its next renewal, or is not.', {
  REGULABLE: 'It can be regulated: the company accepted terms with the clause, and a notice would be in time.',
  NOTIFIED: 'The company was told about the regulated price.',
  AGREED_PRICE: 'Its price was agreed with the company and is not regulated.',
  EARLIER_TERMS: 'The company accepted terms without the clause.',
  LEFT_OUT: 'An admin left it out of this regulation.',
  DECIDED: 'Its end was decided before, at the price shown then, or it ends.',
  TOO_LATE: 'Less than three months are left until the renewal, and the company was not told.',
});
