/** One value of a request, as the reader edits it. Without a value, it is not sent. */
export interface Field {
  in: 'path' | 'query' | 'header' | 'body';
  name: string;
  value: string;
  /** Absent: its description says it. */
  isRequired?: boolean;
  /** `repeated`: one of several values of this name. `joined`: the text of a whole list or object. */
  shape?: 'repeated' | 'joined';
  /** Sent without a value, too. */
  sendsEmpty?: true;
  /** The value is encoded already. */
  isRaw?: true;
  /** Variable of a credential, such as `sessionKey`. */
  credential?: string;
  /** Literal text before a credential: `Bearer `. */
  prefix?: string;
  /** The reader chooses files. */
  isFile?: true;
  files?: File[];
}
