import type { ComponentProps } from 'react';
import { PaymentOutcome } from '../payments/PaymentOutcome.tsx';
import { Banner } from '../ui/Banner.tsx';

/** Waits for a payment whose outcome is unknown. */
export function PaymentOpen(payment: ComponentProps<typeof PaymentOutcome>) {
  return (
    <>
      <PaymentOutcome {...payment} />
      <p>Banken har ikke svaret endeligt endnu. Det tager som regel kun et par minutter.</p>
      <Banner tone="blue" role="status">
        Vinduet følger med af sig selv, og timerne er klar, så snart betalingen er på plads. I skal ikke købe igen, og I
        betaler kun én gang.
      </Banner>
    </>
  );
}
