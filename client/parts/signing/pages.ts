import type { ComponentType, JSX, ReactNode } from 'react';
import type { Closing, Part } from './ceremony.ts';
import type { useClosing } from './use-closing.ts';

/** One page of the ceremony, for the frame around it: title and heading, and what is below. */
export type CeremonyPage = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly tag?: ReactNode;
  readonly hasErrors?: boolean;
  /** A function gets the heading to place it itself, inside its form. */
  readonly children?: ReactNode | ((heading: JSX.Element) => ReactNode);
};
/** What every part of the ceremony gets. */
export type PartProps = {
  readonly uuid: string;
  readonly closing: Closing;
  readonly kept: ReturnType<typeof useClosing>;
  readonly frame: ComponentType<CeremonyPage>;
  /** Above the heading: which part this is. */
  readonly tag: ReactNode;
  /** Goes to a part; null: to the first one that is not finished. */
  readonly go: (part: Part | null) => void;
};
