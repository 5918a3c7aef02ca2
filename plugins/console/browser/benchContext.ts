import { createContext } from 'react';
import type { Bench } from './bench';

/** Small, as pages load it before a console is opened. */
export const BenchContext = createContext<Bench | undefined>(undefined);
