import { graphql } from 'react-relay';
import { statusName } from '../../../domain/work/tasks.ts';
import { useAnswer } from '../../app/relay/useAnswer.ts';
import type { AdminTaskFilters } from './taskFilters.ts';
import type { useTaskFilterOptionsQuery } from '#relay/useTaskFilterOptionsQuery.graphql';

const query = graphql`
  query useTaskFilterOptionsQuery {
    admin {
      taskFilterOptions {
        companies {
          id
          name
        }
        statuses
        people
      }
    }
  }
`;

const NO_VARIABLES = {};

/**
 * The companies, statuses and people to choose from. A chosen value that is not among them, as of a link or while they
 * are loaded, is offered too, so that its filter is seen and can be removed.
 */
export function useTaskFilterOptions({ customerId, status, filter }: AdminTaskFilters) {
  const { answer } = useAnswer<useTaskFilterOptionsQuery>(query, NO_VARIABLES);
  const { companies = [], statuses = [], people = [] } = answer?.admin.taskFilterOptions ?? {};
  const companyOptions = companies.map(({ id, name }) => ({ value: id, label: name }));
  return {
    companies: withChosen(companyOptions, customerId, answer ? 'Valgt virksomhed' : 'Henter navnet …'),
    statuses: withChosen(
      statuses.map((each) => ({ value: each, label: statusName(each) })),
      status,
      statusName(status ?? ''),
    ),
    people: withChosen(people.map(optionOf), filter?.person ?? null),
  };
}

const optionOf = (name: string) => ({ value: name, label: name });

const withChosen = (options: { value: string; label: string }[], chosen: string | null, label = chosen ?? '') =>
  chosen === null || options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label }, ...options];
