import { graphql } from 'react-relay';
import type { z } from 'zod';
import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { PriceItem } from '../../../domain/money/agreedPrices.ts';
import { agreedPriceForm } from '../../../domain/money/validation/agreedPrices.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import adminStyles from '../../parts/lists/cells.module.css';
import { FactList } from '../../ui/Card.tsx';
import { FormDecimalField } from '../../ui/form/FormDecimalField.tsx';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import { agreedText, itemText } from './agreedPriceColumns.tsx';
import type { AgreedPriceRow } from './readAgreedPrice.ts';
import type { AgreedPriceDialogAddMutation } from '#relay/AgreedPriceDialogAddMutation.graphql';
import type { AgreedPriceDialogUpdateMutation } from '#relay/AgreedPriceDialogUpdateMutation.graphql';

type AgreedPriceValues = z.input<typeof agreedPriceForm>;

interface AgreedPriceDialogProps {
  /** The price to change; a new one is added without it. */
  price?: AgreedPriceRow;
  customerId: string;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation AgreedPriceDialogAddMutation($customerId: ID!, $input: AgreedPriceInput!, $connections: [ID!]!) {
    addAgreedPrice(customerId: $customerId, input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          ...readAgreedPrice_price
        }
      }
    }
  }
`;

const agreedPriceDialogUpdateMutation = graphql`
  mutation AgreedPriceDialogUpdateMutation($id: ID!, $version: Int, $input: AgreedPriceInput!) {
    updateAgreedPrice(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...readAgreedPrice_price
        }
      }
    }
  }
`;

export function AgreedPriceDialog({ price, customerId, connection, onClose }: AgreedPriceDialogProps) {
  const form = useAppForm<AgreedPriceValues>(agreedPriceForm, price ? valuesOf(price) : newPrice());
  const [add] = useAction<AgreedPriceDialogAddMutation>(mutation);
  const [update] = useAction<AgreedPriceDialogUpdateMutation>(agreedPriceDialogUpdateMutation);
  // Purchases may already have used a price that is in force.
  const isFixed = price !== undefined && price.validFrom <= dateOf();
  return (
    <SendDialog
      title={price ? 'Rediger aftalt pris' : 'Tilføj aftalt pris'}
      form={form}
      submitLabel="Gem"
      send={(input) =>
        price
          ? update({ id: price.id, version: price.version, input })
          : add({ customerId, input, connections: [connection] })
      }
      done="Prisen er aftalt"
      failure="Kunne ikke gemme prisen"
      onClose={onClose}
    >
      {price && isFixed ? <FixedFacts price={price} /> : <PriceFields form={form} />}
      <TextField
        label="Sidste dag"
        type="date"
        min={dateOf()}
        optional
        hint="Uden en dag gælder prisen, indtil den ændres."
        {...form.field('validUntil')}
      />
      <TextField label="Note" autoComplete="off" hint="Ses kun af jer." {...form.field('note')} />
    </SendDialog>
  );
}

const PriceFields = ({ form }: { form: AppForm<AgreedPriceValues> }) => (
  <>
    <Select label="Vare" {...form.field('item')}>
      <Options words={PriceItem} />
    </Select>
    <div className={adminStyles.twoColumns}>
      <FormDecimalField form={form} name="price" unit={100} label="Pris i kr ekskl. moms" />
      <FormDecimalField form={form} name="discountPercent" label="Eller rabat i %" />
    </div>
    <TextField label="Første dag" type="date" min={dateOf()} {...form.field('validFrom')} />
  </>
);

const FixedFacts = ({ price }: { price: AgreedPriceRow }) => (
  <>
    <p>Prisen gælder allerede, så kun den sidste dag og noten kan rettes.</p>
    <FactList
      facts={[
        { term: 'Vare', value: itemText(price.item) },
        { term: 'Aftalt pris', value: agreedText(price) },
        { term: 'Første dag', value: formatDate(price.validFrom) },
      ]}
    />
  </>
);

const newPrice = (): AgreedPriceValues => ({
  item: 'HOURLY_RATE',
  price: null,
  discountPercent: null,
  validFrom: dateOf(),
  validUntil: '',
  note: '',
});

const valuesOf = ({
  item,
  price,
  discountPercent,
  validFrom,
  validUntil,
  note,
}: AgreedPriceRow): AgreedPriceValues => ({
  item: item as PriceItem,
  price: price ?? null,
  discountPercent: discountPercent ?? null,
  validFrom,
  validUntil: validUntil ?? '',
  note: note ?? '',
});
