import type { Figure } from '../../../domain/backOffice/reports/figures.ts';

/** A figure, and the one it is compared with. Null where it was not computed. */
export interface ComparedValue {
  readonly amount: number | null | undefined;
  readonly count: number | null | undefined;
  readonly earlierAmount: number | null | undefined;
  readonly earlierCount: number | null | undefined;
}

export interface FigurePart extends ComparedValue {
  readonly key: string;
}

export interface FigurePoint extends ComparedValue {
  readonly from: string;
  readonly to: string;
}

export interface ShownFigure extends ComparedValue {
  readonly parts: readonly FigurePart[];
  readonly points: readonly FigurePoint[];
}

/** The figures of the overview by name. One that an older server does not have is empty. */
export type FigureOf = (name: Figure) => ShownFigure;

const NONE: ShownFigure = {
  amount: null,
  count: null,
  earlierAmount: null,
  earlierCount: null,
  parts: [],
  points: [],
};

export const figureLookup =
  (figures: readonly (ShownFigure & { readonly figure: string })[]): FigureOf =>
  (name) =>
    figures.find(({ figure }) => figure === name) ?? NONE;

/** The part of a figure; undefined when it has none of that name. */
export const partOf = ({ parts }: ShownFigure, key: string): FigurePart | undefined =>
  parts.find((part) => part.key === key);
