import { Plus, Trash2 } from 'lucide-react';
import { get, useWatch, type FieldError } from 'react-hook-form';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { labelOf, Plan, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Prices.module.css';
import type { PriceValues } from './priceValues.ts';

const MAX_KRONER = 100_000;

export function PriceListFields({ form }: { form: AppForm<PriceValues> }) {
  return (
    <>
      <TextField label="Gælder fra" type="date" min={addDays(dateOf(), 1)} {...form.field('validFrom')} />
      <TextField label="Hvorfor" autoComplete="off" hint="Ses kun af jer, i historikken." {...form.field('note')} />
      <FormNumberField form={form} name="hourlyRate" label="Timepris i kr" min={0} max={MAX_KRONER} />
      <VolumeDiscounts form={form} />
      <LicenseTiers form={form} />
      <FormNumberField form={form} name="yearlyDiscountPercent" label="Rabat ved årlig betaling i %" min={0} max={50} />
      <fieldset className={styles.steps}>
        <legend>Licenser, listepris i kr pr. måned</legend>
        {valuesOf(Plan).map((plan, i) => (
          <FormNumberField
            key={plan}
            form={form}
            name={`planPrices.${i}.price`}
            label={labelOf(Plan, plan)}
            optional
            min={0}
            max={MAX_KRONER}
          />
        ))}
        <FormNumberField
          form={form}
          name="licenseYearlyDiscountPercent"
          label="Rabat på licenser ved årlig betaling i %"
          min={0}
          max={50}
        />
      </fieldset>
    </>
  );
}

function VolumeDiscounts({ form }: { form: AppForm<PriceValues> }) {
  const steps = useWatch({ control: form.control, name: 'volumeDiscounts' });
  const setSteps = (next: PriceValues['volumeDiscounts']) => {
    form.clearErrors('volumeDiscounts');
    form.setValue('volumeDiscounts', next, { shouldDirty: true });
  };
  return (
    <fieldset className={styles.steps}>
      <legend>Mængderabat på klippekort</legend>
      {Array.from(steps, (_, i) => (
        <div key={i} className={styles.step}>
          <FormNumberField form={form} name={`volumeDiscounts.${i}.fromHours`} label="Fra timer" min={1} max={100} />
          <FormNumberField form={form} name={`volumeDiscounts.${i}.percent`} label="Rabat i %" min={0} max={50} />
          <RemoveStep isDisabled={i === 0} number={i + 1} onRemove={() => setSteps(steps.toSpliced(i, 1))} />
        </div>
      ))}
      <ListError form={form} name="volumeDiscounts" />
      <div>
        <Button size="small" onPress={() => setSteps([...steps, { fromHours: NaN, percent: NaN }])}>
          <Plus aria-hidden /> Tilføj rabattrin
        </Button>
      </div>
    </fieldset>
  );
}

function LicenseTiers({ form }: { form: AppForm<PriceValues> }) {
  const tiers = useWatch({ control: form.control, name: 'licenseTiers' });
  const last = tiers.length - 1;
  const setTiers = (next: PriceValues['licenseTiers']) => {
    form.clearErrors('licenseTiers');
    form.setValue('licenseTiers', next, { shouldDirty: true });
  };
  return (
    <fieldset className={styles.steps}>
      <legend>Serviceaftale, pris pr. licens om måneden</legend>
      {Array.from(tiers, (_, i) => (
        <div key={i} className={styles.step}>
          {i < last ? (
            <FormNumberField form={form} name={`licenseTiers.${i}.upTo`} label="Til licenser" min={1} max={100_000} />
          ) : (
            <p>Flere licenser</p>
          )}
          <FormNumberField form={form} name={`licenseTiers.${i}.price`} label="Pris i kr" min={0} max={MAX_KRONER} />
          <RemoveStep isDisabled={i === last} number={i + 1} onRemove={() => setTiers(tiers.toSpliced(i, 1))} />
        </div>
      ))}
      <ListError form={form} name="licenseTiers" />
      <div>
        <Button size="small" onPress={() => setTiers(tiers.toSpliced(last, 0, { upTo: NaN, price: NaN }))}>
          <Plus aria-hidden /> Tilføj pristrin
        </Button>
      </div>
    </fieldset>
  );
}

const RemoveStep = ({
  number,
  isDisabled,
  onRemove,
}: {
  number: number;
  isDisabled: boolean;
  onRemove: () => void;
}) => (
  <IconButton label={`Fjern trin ${number}`} isDisabled={isDisabled} onPress={onRemove}>
    <Trash2 aria-hidden />
  </IconButton>
);

/** An error about the steps together, such as their order. */
function ListError({ form, name }: { form: AppForm<PriceValues>; name: 'volumeDiscounts' | 'licenseTiers' }) {
  const error = get(form.formState.errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const message = error?.root?.message ?? error?.message;
  return message ? (
    <p className={styles.error} role="alert">
      {message}
    </p>
  ) : null;
}
