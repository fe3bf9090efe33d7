import { Suspense, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { z } from 'zod';
import { dateOf } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { firstRegulationDay, MAX_REGULATION } from '../../../domain/sales/regulation.ts';
import { regulationDialog } from '../../../domain/sales/validation/regulation.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { shownColumns } from '../../parts/lists/ListColumn.ts';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readRunningAgreement } from './readRunningAgreement.ts';
import { runningAgreementColumns } from './runningAgreementColumns.tsx';
import type { RegulationDialogMutation } from '#relay/RegulationDialogMutation.graphql';
import type { RegulationDialogQuery } from '#relay/RegulationDialogQuery.graphql';

type RegulationValues = z.infer<typeof regulationDialog>;

interface RegulationDialogProps {
  connections: string[];
  onPlanned: () => void;
  onClose: () => void;
}

const mutation = graphql`
  mutation RegulationDialogMutation($input: RegulationInput!, $connections: [ID!]!) {
    planRegulation(input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          ...readRegulation_regulation
        }
      }
    }
  }
`;

/** Plans a regulation, and shows the agreements that it would concern while it is typed. */
export function RegulationDialog({ connections, onPlanned, onClose }: RegulationDialogProps) {
  const form = useAppForm<RegulationValues>(regulationDialog, { percent: NaN, validFrom: '', note: '' });
  const [plan] = useAction<RegulationDialogMutation>(mutation);
  return (
    <SendDialog
      title="Planlæg regulering"
      form={form}
      submitLabel="Planlæg"
      send={async ({ percent, ...values }) => {
        await plan({ input: { ...values, percent: Math.round(percent * 100) }, connections });
        onPlanned();
      }}
      done="Reguleringen er planlagt"
      failure="Kunne ikke planlægge reguleringen"
      onClose={onClose}
    >
      <FormNumberField form={form} name="percent" label="Procent" min={0} max={MAX_REGULATION / 100} />
      <TextField
        label="Gælder for fornyelser fra"
        type="date"
        min={firstRegulationDay(dateOf())}
        hint="Og et år frem. Kunderne varsles 3 til 4 måneder før hver fornyelse."
        {...form.field('validFrom')}
      />
      <TextField label="Hvorfor" autoComplete="off" hint="Ses kun af jer." {...form.field('note')} />
      <Preview form={form} />
    </SendDialog>
  );
}

function Preview({ form }: { form: AppForm<RegulationValues> }) {
  const { percent, validFrom } = useWatch({ control: form.control }) as RegulationValues;
  const shape = regulationDialog.shape;
  const isTyped = shape.percent.safeParse(percent).success && shape.validFrom.safeParse(validFrom).success;
  const typed = useDeferredValue(isTyped ? `${Math.round(percent * 100)} ${validFrom}` : '');
  if (!typed) return null;
  const [hundredths = '', day = ''] = typed.split(' ');
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <PreviewTable percent={Number(hundredths)} validFrom={day} />
    </Suspense>
  );
}

const query = graphql`
  query RegulationDialogQuery($percent: Int!, $validFrom: Date!) {
    admin {
      runningAgreements(first: 50, percent: $percent, validFrom: $validFrom) {
        totalCount
        edges {
          node {
            ...readRunningAgreement_agreement
          }
        }
      }
    }
  }
`;

function PreviewTable({ percent, validFrom }: { percent: number; validFrom: string }) {
  const { admin } = useLazyLoadQuery<RegulationDialogQuery>(
    query,
    { percent, validFrom },
    { fetchPolicy: 'network-only' },
  );
  const { totalCount } = admin.runningAgreements;
  const rows = nodesOf(admin.runningAgreements).map(readRunningAgreement);
  return (
    <section aria-label="Aftaler, der fornyes i perioden" role="status">
      <p>
        {totalCount > rows.length
          ? `De første ${formatCount(rows.length)} af ${formatCount(totalCount)} aftaler, der fornyes i perioden:`
          : `${formatCount(totalCount)} aftaler fornyes i perioden.`}
      </p>
      {rows.length > 0 && (
        <Table
          label="Aftaler, der fornyes i perioden"
          columns={shownColumns(runningAgreementColumns)}
          rows={rows}
          rowId={({ id }) => id}
          empty={null}
        />
      )}
    </section>
  );
}
