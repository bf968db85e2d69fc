/** A control of a page, as a person finds it: the first visible one that fits. `text` begins its label or its words. */
export type Target = { css: string; text?: string };

/** What comes of a control, read from the page itself: how far it has been done, as a number. */
export type Effect =
  /** 1 where something visible fits. */
  | { kind: 'shown'; css: string; text?: string }
  /** The number that stands there. */
  | { kind: 'number'; css: string }
  /** 1 where the address holds this. */
  | { kind: 'address'; part: string }
  /** 1 where the control, or the field of a label, has the focus. */
  | { kind: 'focused' };

/** What is looked for at one moment. */
export type Question = { target: Target; effect: Effect | null };

/** What is seen of one control at one moment. */
export type Glance = {
  /** How far its effect has come; 0 where there is none to see. */
  count: number;
  /** Whether it, its field or its form is marked as heard (`aria-busy`). */
  isHeard: boolean;
  /** A sentence that says it failed: of its own, or near enough to be read with it. */
  said: 'own' | 'near' | null;
  /** What stands in it, where it is a field. */
  value: string | null;
  /** Its name, where it is a field. */
  name: string | null;
};

/** What is seen of a page at one moment. */
export type Look = {
  /** Another one for each document. */
  document: number;
  address: string;
  heading: string;
  /** What the line at the foot says to have failed; nothing where it only says that a press was heard, or takes long. */
  line: string;
  /** What alerts say, wherever they stand. */
  alerts: string;
  glances: Glance[];
  /** The values of all fields, each with its name, and whether it hides them. */
  fields: { name: string; value: string; isSecret: boolean }[];
  /** All that this page keeps on the device. */
  stored: string;
};

/** Where a control can be pressed, or why it cannot. */
export type Place = { x: number; y: number } | 'absent' | `covered by ${string}`;

/** What `in-page/probe.ts` puts into each document. */
export type Probe = {
  /** Moves the page's time on, so that what is due meanwhile happens, and looks at it then. */
  move: (ms: number, questions: readonly Question[]) => Promise<Look>;
  isPainted: (path: string) => boolean;
  place: (target: Target) => Place;
  /** Whether the press after that began or ended on something else: what is drawn meanwhile moves what is below it. */
  hasMissed: (target: Target) => boolean;
  /** Fills a field as a program does, without a word to anyone. */
  fill: (target: Target, value: string) => boolean;
  look: (questions: readonly Question[]) => Look;
  /** Whether a control is marked as heard at once, or after 100 ms and what the page has to do by then. */
  heard: (target: Target) => Promise<boolean>;
};
