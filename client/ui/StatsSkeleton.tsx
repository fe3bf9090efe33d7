import { Card } from './Card.tsx';
import { Skeleton, SkeletonLine } from './Meters.tsx';

/** Placeholders for the four figures at the top of a screen. */
export const StatsSkeleton = () =>
  Array.from({ length: 4 }, (_, index) => (
    <Card key={index}>
      <SkeletonLine width={96} />
      <br />
      <Skeleton width={56} height={24} />
    </Card>
  ));
