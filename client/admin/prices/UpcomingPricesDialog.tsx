import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import { formatKroner } from '../../../domain/basics/money.ts';
import type { PriceList } from '../../../domain/money/prices.ts';
import { priceListDialog } from '../../../domain/money/validation/prices.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { FactList } from '../../ui/Card.tsx';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';
import { PriceListFields } from './PriceListFields.tsx';
import { typicalPurchases } from './priceRows.ts';
import { figuresOfValues, inputOf, valuesOfList, type PriceValues } from './priceValues.ts';
import type { PriceVersion } from './readPriceVersion.ts';
import type { UpcomingPricesDialogCreateMutation } from '#relay/UpcomingPricesDialogCreateMutation.graphql';
import type { UpcomingPricesDialogUpdateMutation } from '#relay/UpcomingPricesDialogUpdateMutation.graphql';

interface UpcomingPricesDialogProps {
  current: PriceList;
  /** The upcoming version to change; a new one is added without it. */
  version?: PriceVersion;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation UpcomingPricesDialogCreateMutation($input: PriceListInput!, $connections: [ID!]!) {
    addPriceList(input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          ...readPriceVersion_version
        }
      }
    }
  }
`;

const updateMutation = graphql`
  mutation UpcomingPricesDialogUpdateMutation($id: ID!, $version: Int, $input: PriceListInput!) {
    updatePriceList(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...readPriceVersion_version
        }
      }
    }
  }
`;

export function UpcomingPricesDialog({ current, version, connection, onClose }: UpcomingPricesDialogProps) {
  const form = useAppForm<PriceValues>(
    priceListDialog,
    version
      ? valuesOfList(version.list, { validFrom: version.list.validFrom, note: version.note })
      : newValues(current),
  );
  const [create] = useAction<UpcomingPricesDialogCreateMutation>(mutation);
  const [update] = useAction<UpcomingPricesDialogUpdateMutation>(updateMutation);
  return (
    <SendDialog
      title={version ? 'Rediger planlagte priser' : 'Planlæg nye priser'}
      form={form}
      submitLabel="Planlæg"
      send={(values) => {
        const input = inputOf(values);
        return version
          ? update({ id: version.id, version: version.version, input })
          : create({ input, connections: [connection] });
      }}
      done="Ændringen er planlagt"
      failure="Kunne ikke planlægge ændringen"
      onClose={onClose}
    >
      <PriceListFields form={form} />
      <Preview form={form} current={current} />
    </SendDialog>
  );
}

const newValues = (current: PriceList) => valuesOfList(current, { validFrom: '', note: '' });

/** Shows the old and the new price of the typical purchases that the typed figures change. */
function Preview({ form, current }: { form: AppForm<PriceValues>; current: PriceList }) {
  const typed = figuresOfValues(useWatch({ control: form.control }) as PriceValues);
  const changed = typed ? typicalPurchases(current, typed).filter(({ now, planned }) => now !== planned) : [];
  if (!changed.length) return null;
  return (
    <section aria-label="Hvad det betyder" role="status">
      <FactList
        facts={changed.map(({ name, now, planned }) => ({
          term: name,
          value: `${formatKroner(now)} bliver ${formatKroner(planned)}`,
        }))}
      />
    </section>
  );
}
