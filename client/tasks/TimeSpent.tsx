import { Clock } from 'lucide-react';
import { Tag } from '../ui/Badge.tsx';
import { spentText } from './taskText.ts';

export const TimeSpent = ({ minutes }: { minutes: number }) => (
  <Tag>
    <Clock aria-hidden />
    <span className="visually-hidden">Tid brugt: </span>
    <span className="num">{spentText(minutes)}</span>
  </Tag>
);
