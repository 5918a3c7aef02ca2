import { createContext } from 'react';
import type { LivePage } from '../../../openapi';

/** The page as the server has sent it, if it is newer than its module. */
export const LivePageContext = createContext<LivePage | undefined>(undefined);
