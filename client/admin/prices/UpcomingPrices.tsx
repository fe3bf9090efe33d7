import { useState } from 'react';
import { addDays, formatDate } from '../../../domain/basics/dates.ts';
import type { PriceList } from '../../../domain/money/prices.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Prices.module.css';
import type { PriceVersion } from './readPriceVersion.ts';
import { UpcomingPricesDialog } from './UpcomingPricesDialog.tsx';
import { WithdrawPricesDialog } from './WithdrawPricesDialog.tsx';

interface UpcomingPricesProps {
  version: PriceVersion;
  current: PriceList;
  connection: string;
}

/** An upcoming version, which can be changed or withdrawn until its first day. */
export function UpcomingPrices({ version, current, connection }: UpcomingPricesProps) {
  const [dialog, setDialog] = useState<'edit' | 'withdraw'>();
  const { administer } = useAreas();
  const close = () => setDialog(undefined);
  const { validFrom } = version.list;
  const day = formatDate(validFrom);
  return (
    <>
      <Banner
        tone="blue"
        action={
          administer && (
            <span className={styles.actions}>
              <Button size="small" aria-label={`Rediger priserne fra ${day}`} onPress={() => setDialog('edit')}>
                Rediger
              </Button>
              <Button
                size="small"
                aria-label={`Træk tilbage: priserne fra ${day}`}
                onPress={() => setDialog('withdraw')}
              >
                Træk tilbage
              </Button>
            </span>
          )
        }
      >
        Planlagt: nye priser fra {day}. {version.note} Kan ændres til og med {formatDate(addDays(validFrom, -1))}.
      </Banner>
      {dialog === 'edit' && (
        <UpcomingPricesDialog current={current} version={version} connection={connection} onClose={close} />
      )}
      {dialog === 'withdraw' && <WithdrawPricesDialog id={version.id} day={day} onClose={close} />}
    </>
  );
}
