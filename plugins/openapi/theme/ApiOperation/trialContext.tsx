import { type ComponentType, createContext } from 'react';
import type { FieldView, VariantsView } from '../../../schema/core/types';

/** What a console adds to a call while a reader tries it. */
export interface TrialParts {
  /** In the row of a parameter or field. */
  Cell: ComponentType<{ field: FieldView }>;
  /** Above the branches of a union. */
  Variants: ComponentType<{ variants: VariantsView }>;
  /** In the row of an error: `id` is that of the call. */
  ErrorCell: ComponentType<{ id: string; code: number }>;
  /** Above the fields of a body. */
  Body: ComponentType;
  /** Below all that is sent. */
  Flow: ComponentType;
  /** In place of the samples. */
  Side: ComponentType;
}

export interface Trial {
  toggle?: (() => void) | undefined;
  /** Loads what `toggle` is about to need. */
  prepare?: (() => void) | undefined;
  /** Empty while the console is being loaded; why it could not be. */
  progress?: string | undefined;
  parts?: TrialParts | undefined;
}

/** Empty without a console, and until a reader opens it. */
export const TrialContext = createContext<Trial>({});
