import { useState } from 'react';
import { addDays, formatDate } from '../../../domain/basics/dates.ts';
import type { PriceList } from '../../../domain/money/prices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PlanPricesDialog } from './PlanPricesDialog.tsx';
import styles from './Prices.module.css';
import type { Plan } from './readPlan.ts';
import { WithdrawPricesDialog } from './WithdrawPricesDialog.tsx';

interface PlannedPricesProps {
  plan: Plan;
  current: PriceList;
  connection: string;
}

/** A planned version, which can be changed or withdrawn until its first day. */
export function PlannedPrices({ plan, current, connection }: PlannedPricesProps) {
  const [dialog, setDialog] = useState<'edit' | 'withdraw'>();
  const close = () => setDialog(undefined);
  const { validFrom } = plan.list;
  const day = formatDate(validFrom);
  return (
    <>
      <Banner
        tone="blue"
        action={
          <span className={styles.actions}>
            <Button size="small" aria-label={`Ret priserne fra ${day}`} onPress={() => setDialog('edit')}>
              Ret
            </Button>
            <Button size="small" aria-label={`Træk tilbage: priserne fra ${day}`} onPress={() => setDialog('withdraw')}>
              Træk tilbage
            </Button>
          </span>
        }
      >
        Planlagt: nye priser fra {day}. {plan.note} Kan ændres til og med {formatDate(addDays(validFrom, -1))}.
      </Banner>
      {dialog === 'edit' && <PlanPricesDialog current={current} plan={plan} connection={connection} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawPricesDialog id={plan.id} day={day} onClose={close} />}
    </>
  );
}
