import { Button } from '../../ui/Button.tsx';
import type { OrderPreset } from './OrderForm.tsx';
import { useOrderDialog } from './useOrderDialog.ts';

interface OrderButtonProps {
  label: string;
  subdomain: string;
  size?: 'small' | undefined;
  /** The values with which the form of the dialog begins. */
  preset: OrderPreset;
  /** Id of the connection of licence requests, to which the order is added; null on a screen without the list. */
  requestConnectionId: string | null;
  onOpen: () => void;
  onClose: () => void;
}

/** A button that opens the order of licences, filled in. */
export function OrderButton({ label, subdomain, size, preset, requestConnectionId, ...on }: OrderButtonProps) {
  const { OrderDialog, isOpening, open, close } = useOrderDialog({ opensFromLink: false, onFailure: on.onClose });
  return (
    <>
      <Button
        {...(size && { size })}
        aria-label={`${label}: ${subdomain}`}
        isPending={isOpening}
        onPress={() => {
          on.onOpen();
          open();
        }}
      >
        {label}
      </Button>
      {OrderDialog && (
        <OrderDialog
          requestConnectionId={requestConnectionId}
          preset={preset}
          onClose={() => {
            close();
            on.onClose();
          }}
        />
      )}
    </>
  );
}
