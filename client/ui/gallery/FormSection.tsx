import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../Button.tsx';
import { Checkbox, RadioCards } from '../Choice.tsx';
import { Form } from '../form/Form.tsx';
import { FormNumberField, FormSlider } from '../form/FormNumberField.tsx';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { useAppForm } from '../form/useAppForm.ts';
import { Select, TextField } from '../TextField.tsx';
import { toast } from '../Toast.tsx';
import { GallerySection } from './GallerySection.tsx';

const example = z.object({
  company: z.string().min(1, 'Firmanavn er påkrævet'),
  contact: z.object({ email: z.email('Ugyldig e-mail') }),
  department: z.string().min(1, 'Vælg venligst en afdeling'),
  quantity: z.number(),
  hours: z.number(),
  term: z.string(),
  accepted: z.boolean().refine((accepted) => accepted, 'Du skal acceptere forretningsbetingelserne for at fortsætte'),
});

const discounts = [
  { from: 1, title: '0 %', text: '1–9 timer' },
  { from: 10, title: '10 %', text: '10–24 timer' },
  { from: 25, title: '15 %', text: '25–49 timer' },
  { from: 50, title: '20 %', text: '50–74 timer' },
  { from: 75, title: '25 %', text: '75–100 timer' },
];

const terms = [
  { value: '12', title: '1 år', text: '12 måneder' },
  { value: '36', title: '3 år', text: '5 ekstra ydelser' },
];

/** Shows every kind of field in one form. The first submit fails in the browser, the second one at the server. */
export function FormSection() {
  const form = useAppForm(example, {
    company: '',
    contact: { email: 'bogholderi@' },
    department: '',
    quantity: 5,
    hours: 25,
    term: '12',
    accepted: false,
  });
  const [message, setMessage] = useState<string>();
  const send = async () => {
    setMessage(undefined);
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
    form.applyFieldErrors({ 'contact.email': 'E-mailen er allerede i brug' });
    setMessage('Kunne ikke sende bestillingen');
    toast.error('Kunne ikke sende bestillingen');
  };
  return (
    <GallerySection title="Formular">
      <Form form={form} onSubmit={send} message={message}>
        <TextField label="Firmanavn" {...form.field('company')} />
        <TextField label="Fakturerings-e-mail" type="email" {...form.field('contact.email')} />
        <Select label="Afdeling" {...form.field('department')}>
          <option value="">Vælg afdeling</option>
          <option value="service">Kundeservice</option>
        </Select>
        <FormNumberField form={form} name="quantity" label="Antal licenser" min={1} max={100} />
        <FormSlider form={form} name="hours" label="Antal timer" min={1} max={100} steps={discounts} />
        <RadioCards label="Kontraktperiode" options={terms} {...form.field('term')} />
        <Checkbox {...form.field('accepted')}>Jeg accepterer betingelserne</Checkbox>
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
          Send bestilling
        </Button>
      </Form>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </GallerySection>
  );
}
