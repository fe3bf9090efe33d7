import { FactList } from '../../ui/Card.tsx';
import styles from './Payments.module.css';

interface PaymentInstructionsProps {
  /** The number of the invoice; names the instructions for screen readers. */
  invoice: string;
  readonly bankAccount: string | null | undefined;
  readonly iban: string | null | undefined;
  readonly paymentLine: string | null | undefined;
  readonly reference: string;
}

/** Says how an unpaid invoice is paid: by the payment line, or by transfer with a reference. */
export function PaymentInstructions({ invoice, paymentLine, bankAccount, iban, reference }: PaymentInstructionsProps) {
  const facts = [
    { term: 'Betalingslinje', value: paymentLine },
    { term: 'Bankkonto', value: bankAccount },
    { term: 'IBAN', value: iban },
    { term: 'Reference', value: reference },
  ].filter(({ value }) => value);
  return (
    <details className={styles.instructions}>
      <summary>
        Sådan betaler I<span className="visually-hidden"> faktura {invoice}</span>
      </summary>
      <FactList facts={facts} />
    </details>
  );
}
