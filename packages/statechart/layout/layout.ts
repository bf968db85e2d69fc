import type { Line } from '../model/label.ts';

export type Point = { x: number; y: number };

/** A positioned box: a state, the dot of an initial state, or the mark of transitions of the whole machine. */
export type Box = {
  id: string;
  kind:
    | 'atomic'
    | 'compound'
    | 'parallel'
    | 'region'
    | 'final'
    | 'history'
    | 'start'
    | 'anywhere'
    | 'collapsed';
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  rows: readonly Line[];
  /** The depth of nesting: deeper boxes are drawn later. */
  depth: number;
};

/** An arrow: one or more transitions from one box to another. */
export type Wire = {
  id: string;
  from: string;
  to: string;
  transitions: readonly string[];
  lines: readonly (readonly Point[])[];
  label: { x: number; y: number; width: number; height: number; lines: readonly Line[] } | null;
};

/** A chart with all positions, in px. */
export type Layout = {
  chart: string;
  width: number;
  height: number;
  boxes: readonly Box[];
  wires: readonly Wire[];
};

export type LayoutOptions = {
  /** Shows actions too, on arrows and in states. */
  detailed: boolean;
  direction: 'RIGHT' | 'DOWN';
  /** Leaves a line in each state without children for its caption. */
  isCaptioned: boolean;
};
