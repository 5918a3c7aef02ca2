import type { RefusedValue } from '../../sandbox';
import type { Picked } from '../core/body/jsonPlace';
import type { Touched } from '../core/fillKnown';
import type { Form } from '../core/form';
import type { Answered } from './readReply';

/** A call on trial, as the reader has it. */
export interface BenchState {
  form: Form;
  /** Index of the example that the form began with. */
  choice: number;
  /** Index of the security alternative. */
  set: number;
  touched: Touched;
  /** How a JSON body is edited. */
  bodyMode: 'fields' | 'text';
  /** Which items, entries and variants of a JSON body are edited. */
  picked: Picked;
  isBusy: boolean;
  /** What the document refuses in the form, as far as it has been looked at. */
  refused: readonly RefusedValue[];
  /** What has to be answered before the request is sent. */
  asking?: 'login' | 'confirm';
  answer?: Answered;
}
