import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import { formatKroner } from '../../../domain/basics/money.ts';
import type { PriceList } from '../../../domain/money/prices.ts';
import { priceListDialog } from '../../../domain/money/validation/prices.ts';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { FactList } from '../../ui/Card.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { PriceListFields } from './PriceListFields.tsx';
import { typicalPurchases } from './priceRows.ts';
import { figuresOfValues, inputOf, valuesOfList, type PriceValues } from './priceValues.ts';
import type { Plan } from './readPlan.ts';
import type { PlanPricesDialogCreateMutation } from '#relay/PlanPricesDialogCreateMutation.graphql';
import type { PlanPricesDialogUpdateMutation } from '#relay/PlanPricesDialogUpdateMutation.graphql';

interface PlanPricesDialogProps {
  current: PriceList;
  /** The planned version to change; a new one is planned without it. */
  plan?: Plan;
  connection: string;
  onClose: () => void;
}

export function PlanPricesDialog({ current, plan, connection, onClose }: PlanPricesDialogProps) {
  const form = useAppForm<PriceValues>(
    priceListDialog,
    plan ? valuesOfList(plan.list, { validFrom: plan.list.validFrom, note: plan.note }) : newValues(current),
  );
  const [create] = useAction<PlanPricesDialogCreateMutation>(graphql`
    mutation PlanPricesDialogCreateMutation($input: PriceListInput!, $connections: [ID!]!) {
      planPriceList(input: $input) {
        edge @prependEdge(connections: $connections) {
          node {
            ...readPlan_plan
          }
        }
      }
    }
  `);
  const [update] = useAction<PlanPricesDialogUpdateMutation>(graphql`
    mutation PlanPricesDialogUpdateMutation($id: ID!, $version: Int, $input: PriceListInput!) {
      updatePriceList(id: $id, version: $version, input: $input) {
        edge {
          node {
            ...readPlan_plan
          }
        }
      }
    }
  `);
  const { submit, message } = useSubmit(
    form,
    async (values: PriceValues) => {
      const input = inputOf(values);
      if (plan) await update({ id: plan.id, version: plan.version, input });
      else await create({ input, connections: [connection] });
      toast.success('Ændringen er planlagt');
      onClose();
    },
    'Kunne ikke planlægge ændringen',
  );
  return (
    <FormDialog
      title={plan ? 'Ret planlagte priser' : 'Planlæg nye priser'}
      form={form}
      submitLabel="Planlæg"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <PriceListFields form={form} />
      <Preview form={form} current={current} />
    </FormDialog>
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
