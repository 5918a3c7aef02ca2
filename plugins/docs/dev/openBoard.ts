import { onceByText } from '../../shared/core/cache';
import { createPageChannel } from './live/pageChannel';
import { createProblemBoard } from './problemBoard';

/**
 * What a dev server shows of an instance: the bundler keeps the first board and channel, also when a change makes Docusaurus
 * load the site again.
 */
export const openBoard = onceByText((_instance: string) => {
  const channel = createPageChannel();
  return { channel, board: createProblemBoard(channel.showErrors) };
});
