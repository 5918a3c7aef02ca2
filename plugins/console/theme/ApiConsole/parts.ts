import ApiConsole from '@theme/ApiConsole';
import Body from '@theme/ApiConsole/Body';
import Cell from '@theme/ApiConsole/Cell';
import Dock from '@theme/ApiConsole/Dock';
import ErrorCell from '@theme/ApiConsole/ErrorCell';
import Variants from '@theme/ApiConsole/Variants';
import type { TrialParts } from '@theme/ApiOperation/trialContext';
import { createElement } from 'react';
import { useWide } from '../../browser/useWide';
import './console.css';

export { createBench } from '../../browser/bench';
export { notLoaded } from '../../browser/notLoaded';

/** What a console adds to a call. */
export const parts: TrialParts = {
  Cell,
  ErrorCell,
  Body,
  Variants,
  Flow: () => (useWide() ? null : createElement(ApiConsole)),
  Side: () => createElement('div', { className: 'api-side api-bench' }, createElement(useWide() ? ApiConsole : Dock)),
};
