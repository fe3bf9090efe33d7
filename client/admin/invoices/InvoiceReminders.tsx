import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { HoldKind } from '../../../domain/money/reminders.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, EmptyState, List, ListItem } from '../../ui/Card.tsx';
import styles from './AdminInvoices.module.css';
import { HoldDialog } from './HoldDialog.tsx';
import { ReleaseDialog, SendReminderDialog, WaiveFeeDialog } from './ReminderDialogs.tsx';
import type {
  InvoiceReminders_invoice$data,
  InvoiceReminders_invoice$key,
} from '#relay/InvoiceReminders_invoice.graphql';

type Opened = 'send' | 'hold' | 'release' | { feeOf: string };

const invoiceFragment = graphql`
  fragment InvoiceReminders_invoice on Invoice {
    id
    kind
    method
    open
    hold {
      kind
      until
      note
      heldBy
    }
    reminders {
      id
      number
      sentOn
      fee
      waivedAt
      waivedBy
    }
  }
`;

/** The reminders of an unpaid invoice, and why it gets none. */
export function InvoiceReminders({ invoice }: { invoice: InvoiceReminders_invoice$key }) {
  const { id, kind, method, open, hold, reminders } = useFragment(invoiceFragment, invoice);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  if (kind !== 'INVOICE' || method !== 'INVOICE') return null;
  const isUnpaid = open > 0;
  return (
    <Card flush>
      <CardHead
        title="Rykkere"
        action={
          isUnpaid && (
            <span className={styles.headActions}>
              {!hold && (
                <Button size="small" onPress={() => setOpened('hold')}>
                  Sæt på pause
                </Button>
              )}
              <Button size="small" isDisabled={Boolean(hold)} onPress={() => setOpened('send')}>
                Send rykker
              </Button>
            </span>
          )
        }
      />
      {hold && isUnpaid && <HoldNote hold={hold} onRelease={() => setOpened('release')} />}
      {reminders.length ? (
        <List>
          {reminders.map((reminder) => (
            <ListItem
              key={reminder.id}
              title={reminderName(reminder.number)}
              text={reminderText(reminder)}
              end={
                reminder.fee > 0 &&
                !reminder.waivedAt && (
                  <Button
                    size="small"
                    aria-label={`Eftergiv gebyret for rykker ${reminder.number}`}
                    onPress={() => setOpened({ feeOf: reminder.id })}
                  >
                    Eftergiv gebyr
                  </Button>
                )
              }
            />
          ))}
        </List>
      ) : (
        <EmptyState icon={<BellRing />} title="Ingen rykkere" text="Der er ikke rykket for fakturaen." />
      )}
      {opened === 'send' && <SendReminderDialog invoiceId={id} onClose={close} />}
      {opened === 'hold' && <HoldDialog invoiceId={id} onClose={close} />}
      {opened === 'release' && <ReleaseDialog invoiceId={id} onClose={close} />}
      {typeof opened === 'object' && <WaiveFeeDialog reminderId={opened.feeOf} onClose={close} />}
    </Card>
  );
}

type Hold = NonNullable<InvoiceReminders_invoice$data['hold']>;

const HoldNote = ({ hold: { kind, until, note, heldBy }, onRelease }: { hold: Hold; onRelease: () => void }) => (
  <div className={styles.mailFailure}>
    <Banner
      tone="amber"
      action={
        <Button size="small" onPress={onRelease}>
          Ophæv pausen
        </Button>
      }
    >
      {[
        `${HoldKind[kind as HoldKind].label}.`,
        until ? `Der rykkes ikke til og med ${formatDate(until)}.` : 'Der rykkes ikke.',
        note,
        heldBy && `Sat på pause af ${heldBy}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  </div>
);

const reminderName = (number: number) => (number === 1 ? 'Påmindelse' : `Rykker ${number}`);

function reminderText({ sentOn, fee, waivedAt, waivedBy }: InvoiceReminders_invoice$data['reminders'][number]): string {
  const waived = waivedAt && `eftergivet ${formatDate(waivedAt)}${waivedBy ? ` af ${waivedBy}` : ''}`;
  return [formatDate(sentOn), fee > 0 ? `gebyr ${formatExact(fee)}` : 'uden gebyr', waived].filter(Boolean).join(' · ');
}
