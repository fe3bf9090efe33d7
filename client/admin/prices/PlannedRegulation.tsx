import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatDecimal, formatPlural } from '../../../domain/basics/formatCount.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import type { RegulationRow } from './readRegulation.ts';
import type { PlannedRegulationMutation } from '#relay/PlannedRegulationMutation.graphql';

/** A regulation with its progress, which can be withdrawn until a company was told about it. */
export function PlannedRegulation({ regulation, onChanged }: { regulation: RegulationRow; onChanged: () => void }) {
  const { percent, validFrom, note, createdBy, createdAt, notifiedCount, appliedCount } = regulation;
  const { administer } = useAreas();
  const [isAsking, setAsking] = useState(false);
  const name = `reguleringen på ${formatDecimal(percent / 100)} % fra ${formatDate(validFrom)}`;
  return (
    <>
      <Banner
        tone="blue"
        action={
          administer &&
          notifiedCount === 0 && (
            <Button size="small" aria-label={`Træk tilbage: ${name}`} onPress={() => setAsking(true)}>
              Træk tilbage
            </Button>
          )
        }
      >
        Regulering på {formatDecimal(percent / 100)} % af aftaler, der fornyes fra {formatDate(validFrom)} og et år
        frem. {note} {createdBy && `Planlagt af ${createdBy} ${formatDate(createdAt)}. `}
        {notifiedCount
          ? `${formatPlural(notifiedCount, 'kunde er', 'kunder er')} varslet, ` +
            `${formatPlural(appliedCount, 'aftale er', 'aftaler er')} fornyet til den nye pris.`
          : 'Varslerne sendes 3 til 4 måneder før hver fornyelse.'}
      </Banner>
      {isAsking && (
        <WithdrawDialog
          id={regulation.id}
          name={name}
          onClose={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

const mutation = graphql`
  mutation PlannedRegulationMutation($id: ID!) {
    withdrawRegulation(id: $id) {
      edge {
        node {
          ...readRegulation_regulation
        }
      }
    }
  }
`;

function WithdrawDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [withdraw] = useAction<PlannedRegulationMutation>(mutation);
  return (
    <ActionDialog
      title={`Træk ${name} tilbage?`}
      danger
      confirmLabel="Træk tilbage"
      cancelLabel="Behold"
      action={() => withdraw({ id })}
      done="Reguleringen er trukket tilbage"
      failure="Kunne ikke trække reguleringen tilbage"
      onClose={onClose}
    >
      Ingen kunder er varslet endnu. Aftalerne fornyes til deres nuværende pris.
    </ActionDialog>
  );
}
