import { graphql } from 'react-relay';
import { PickList } from '../../ui/PickList.tsx';
import { Step } from './Step.tsx';
import { useClickUpList } from './useClickUpList.ts';
import type { PlaceStepsSpacesQuery } from '#relay/PlaceStepsSpacesQuery.graphql';
import type { PlaceStepsTeamsQuery } from '#relay/PlaceStepsTeamsQuery.graphql';

/** A workspace (`team` in ClickUp's API) or a space at ClickUp. */
export interface ClickUpPlace {
  readonly id: string;
  readonly name: string;
}

interface PlaceStepProps {
  isCurrent: boolean;
  onPick: (place: ClickUpPlace) => void;
}

const placeStepsTeamsQuery = graphql`
  query PlaceStepsTeamsQuery {
    admin {
      clickUpTeams {
        id
        name
      }
    }
  }
`;

export function TeamStep({ isCurrent, onPick }: PlaceStepProps) {
  const { items, failure, retry } = useClickUpList<PlaceStepsTeamsQuery, ClickUpPlace>({
    query: placeStepsTeamsQuery,
    variables: {},
    itemsIn: ({ admin }) => admin.clickUpTeams,
  });
  return (
    <Step
      title="Trin 1 af 3: Vælg team"
      isCurrent={isCurrent}
      isLoaded={items !== undefined}
      failure={failure}
      failureTitle="Kunne ikke hente teams"
      onRetry={retry}
    >
      <Places label="Teams" places={items} onPick={onPick} empty="Der er ingen teams i ClickUp." />
    </Step>
  );
}

const placeStepsSpacesQuery = graphql`
  query PlaceStepsSpacesQuery($teamId: ID!) {
    admin {
      clickUpSpaces(teamId: $teamId) {
        id
        name
      }
    }
  }
`;

export function SpaceStep({ team, isCurrent, onPick }: PlaceStepProps & { team: ClickUpPlace }) {
  const { items, failure, retry } = useClickUpList<PlaceStepsSpacesQuery, ClickUpPlace>({
    query: placeStepsSpacesQuery,
    variables: { teamId: team.id },
    itemsIn: ({ admin }) => admin.clickUpSpaces,
  });
  return (
    <Step
      title="Trin 2 af 3: Vælg space"
      path={team.name}
      isCurrent={isCurrent}
      isLoaded={items !== undefined}
      failure={failure}
      failureTitle="Kunne ikke hente spaces"
      onRetry={retry}
    >
      <Places label="Spaces" places={items} onPick={onPick} empty="Der er ingen spaces i det team." />
    </Step>
  );
}

interface PlacesProps {
  label: string;
  places: readonly ClickUpPlace[] | undefined;
  onPick: (place: ClickUpPlace) => void;
  empty: string;
}

const Places = ({ label, places, onPick, empty }: PlacesProps) => (
  <PickList
    label={label}
    items={places?.map(({ id, name }) => ({ id, title: name })) ?? []}
    empty={empty}
    onPick={(id) => onPick(places!.find((place) => place.id === id)!)}
  />
);
