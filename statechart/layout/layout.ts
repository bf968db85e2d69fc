import type { Line } from '../model/label.ts';

export type Point = { x: number; y: number };

/** A thing with a place: a state, the dot where a state starts, or the mark of what can happen anywhere in it. */
export type Box = {
  id: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'region' | 'final' | 'history' | 'start' | 'anywhere' | 'folded';
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  rows: readonly Line[];
  /** How deep it stands: a deeper box is drawn later. */
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

/** A chart with a place for everything, in px. */
export type Layout = {
  chart: string;
  width: number;
  height: number;
  boxes: readonly Box[];
  wires: readonly Wire[];
};

export type LayoutOptions = {
  /** Actions too, on arrows and in states. */
  detailed: boolean;
  direction: 'RIGHT' | 'DOWN';
};
