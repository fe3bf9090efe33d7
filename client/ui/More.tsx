import { Button } from './Button.tsx';

interface MoreProps {
  shown: number;
  total: number;
  hasNext: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** For a list's foot: how much of it is shown, and more of it. What was added since it was counted counts too. */
export const More = ({ shown, total, hasNext, isLoading, onMore }: MoreProps) => (
  <>
    <span>{hasNext ? `${shown} af ${Math.max(shown + 1, total)}` : `${shown} i alt`}</span>
    {hasNext && <Button size="small" isPending={isLoading} onPress={onMore}>Vis flere</Button>}
  </>
);
