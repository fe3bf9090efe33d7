import { Kanban, Ticket } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { FILTER_PARAMETERS, filterTexts, type TaskFilter } from './taskView.ts';

const orderLinks = (
  <Sees subject="AGREEMENTS">
    <ButtonLink to="/clipcard/purchase">Køb klippekort</ButtonLink>
    <ButtonLink to="/service-agreement/purchase">Bestil en serviceaftale</ButtonLink>
  </Sees>
);

/** A task needs a clip card, so a company without one is led to buy one first. */
export const NoCards = () => (
  <Card flush>
    <EmptyState
      icon={<Ticket />}
      title="Ingen klippekort endnu"
      text="Opgaver bliver lavet på et klippekort. Køb et, så kan I oprette opgaverne og følge dem her."
      action={orderLinks}
    />
  </Card>
);

/** Shown on an empty board, of all clip cards or of a chosen one. */
export const NoTasks = ({ isOneCard, onAdd }: { isOneCard: boolean; onAdd: () => void }) => (
  <Card flush>
    <EmptyState
      icon={<Kanban />}
      title={isOneCard ? 'Ingen opgaver på klippekortet' : 'Ingen opgaver endnu'}
      text="Skriv, hvad I har brug for hjælp til, så kan I følge det her, til I har godkendt det."
      action={
        <>
          <Allowed to="canManageTasks">
            <Button onPress={onAdd}>Ny opgave</Button>
          </Allowed>
          {isOneCard ? <ButtonLink to="/tasks">Vis alle klippekort</ButtonLink> : orderLinks}
        </>
      }
    />
  </Card>
);

/** Shown when no task meets the filters, and says which filters are set. */
export const NoMatches = ({ filter }: { filter: TaskFilter }) => {
  const [params, setParams] = useSearchParams();
  const clear = () => {
    const next = new URLSearchParams(params);
    FILTER_PARAMETERS.forEach((name) => next.delete(name));
    setParams(next, { preventScrollReset: true });
  };
  return (
    <Card flush>
      <EmptyState
        icon={<Kanban />}
        title="Ingen opgaver passer til filtrene"
        text={`Filtrene skjuler jeres opgaver: ${filterTexts(filter).join(' · ')}`}
        action={<Button onPress={clear}>Ryd alle filtre</Button>}
      />
    </Card>
  );
};

/** Shown until an admin has linked the company to a folder at ClickUp. */
export const NotLinked = () => (
  <Card flush>
    <EmptyState
      icon={<Kanban />}
      title="Jeres opgavetavle er på vej"
      text="Vi sætter tavlen op for jer. I skal ikke gøre noget: så snart den er klar, kan I oprette opgaver her."
    />
  </Card>
);
